/** Says a message of the texts. The board is handed this, so that it can be drawn and tested by itself. */
export type Say = (message: string, args?: Record<string, string | number>) => string;

/** An id of the engine as part of a message's name: “great wall site” is great-wall-site. */
export function slug(id: string): string {
  return id.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
