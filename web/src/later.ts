/** The one place that fetches what isn't there from the start. */
export const afterwards = () => import("./afterwards");
