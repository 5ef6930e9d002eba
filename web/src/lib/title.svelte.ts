import { t } from "./fluent";

/** Name the page while a screen is shown, once it knows how. To be called while a component is set up. */
export function titled(what: () => string | null): void {
  $effect(() => {
    const words = what();
    if (words !== null) document.title = t("title-of", { what: words });
    return () => (document.title = t("title"));
  });
}
