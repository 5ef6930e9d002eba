import { pathOf, routeOf, type Route } from "./route";

/** Where we are. The address of the browser is the truth; this follows it. */
class Location {
  route: Route = $state(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.follow());
    // A link to a seat, opened where its table is shown already.
    addEventListener("hashchange", () => {
      if (/^#(join|seat)=/.test(location.hash)) location.reload();
    });
  }

  /** Show another screen, with an entry in the history unless it replaces a dead one. */
  go(route: Route, { replace = false, search = "", hash = "" } = {}): void {
    const address = pathOf(route) + search + hash;
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.follow();
  }

  private follow(): void {
    this.route = routeOf(location.pathname);
  }
}

export const here = new Location();

/** Plain clicks on our own links change the screen without loading the page again: `onclick={link}`. */
export function link(event: MouseEvent): void {
  const anchor = event.currentTarget;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== location.origin) return;
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || anchor.target) return;
  event.preventDefault();
  here.go(routeOf(anchor.pathname), { search: anchor.search, hash: anchor.hash });
}
