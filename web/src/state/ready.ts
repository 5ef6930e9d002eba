/** Tables that we made for ourselves and bots: nobody else has to be asked whether they are ready. */
const ready = new Set<string>();

export function readyAtOnce(game: string): void {
  ready.add(game);
}

export function isReadyAtOnce(game: string): boolean {
  return ready.has(game);
}
