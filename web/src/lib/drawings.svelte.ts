type Files<T> = Readonly<Record<string, T>>;

/**
 * Drawings, a file each, found by the names of the files: those of every game are here, those of a book come when the
 * first of them is looked for.
 */
export class Drawings<T> {
  private found: Files<T> = $state.raw({});
  private readonly later: Files<() => Promise<T>>;
  private readonly asked: Record<string, Promise<void> | undefined> = {};

  constructor(here: Files<T>, later: Files<() => Promise<T>>) {
    this.found = byName(here);
    this.later = byName(later);
  }

  /** Whether somebody has drawn it, here or not. */
  has(name: string): boolean {
    return Object.hasOwn(this.found, name) || Object.hasOwn(this.later, name);
  }

  /** Undefined as long as it isn't here. */
  find(name: string): T | undefined {
    const drawing = this.found[name];
    if (drawing === undefined) void this.fetch(name);
    return drawing;
  }

  async all(): Promise<void> {
    await Promise.all(Object.keys(this.later).map((name) => this.fetch(name)));
  }

  private fetch(name: string): Promise<void> | undefined {
    const fetch = this.later[name];
    return fetch && (this.asked[name] ??= this.keep(name, fetch));
  }

  private async keep(name: string, fetch: () => Promise<T>): Promise<void> {
    try {
      const drawing = await fetch();
      this.found = { ...this.found, [name]: drawing };
    } catch {
      this.asked[name] = undefined; // without a connection; it is tried again when it is looked for again
    }
  }
}

function byName<T>(files: Files<T>): Files<T> {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path.replace(/.*\/|\.svelte$/g, ""), file]),
  );
}
