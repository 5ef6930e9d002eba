/** Which screen an address shows. Anything unknown is the lobby: a wrong link still gets one somewhere. */
export type Route = { screen: "lobby" } | { screen: "table" | "replay"; game: string };

const GAME = /^\/(table|replay)\/([^/]+)\/?$/;

export function routeOf(path: string): Route {
  const found = GAME.exec(path);
  const game = found?.[2];
  if (game === undefined) return { screen: "lobby" };
  return { screen: found?.[1] === "replay" ? "replay" : "table", game: decode(game) };
}

export function pathOf(route: Route): string {
  return route.screen === "lobby" ? "/" : `/${route.screen}/${encodeURIComponent(route.game)}`;
}

/** An address that somebody cut in the middle of a %-sign is still an address. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
