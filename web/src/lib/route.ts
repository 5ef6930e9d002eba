/** Which screen an address shows. */
export type Route =
  | { screen: "lobby" }
  | { screen: "nowhere" }
  | { screen: "table" | "replay" | "report"; game: string }
  | { screen: "rules"; spec: string };

const SCREEN = /^\/(table|replay|report|rules)\/([^/]+)\/?$/;

export function routeOf(path: string): Route {
  const [, screen, about] = SCREEN.exec(path) ?? [];
  if (about === undefined) return { screen: path === "/" ? "lobby" : "nowhere" };
  if (screen === "rules") return { screen, spec: decode(about) };
  return { screen: screen as "table" | "replay" | "report", game: decode(about) };
}

export function pathOf(route: Route): string {
  if (route.screen === "lobby" || route.screen === "nowhere") return "/";
  const about = route.screen === "rules" ? route.spec : route.game;
  return `/${route.screen}/${encodeURIComponent(about)}`;
}

/** An address that somebody cut in the middle of a %-sign is still an address. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
