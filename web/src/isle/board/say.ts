/** Says a message of the texts. The board is handed this, so that it can be drawn and tested by itself. */
export type Say = (message: string, args?: Record<string, string | number>) => string;
