/** The address of every language's texts, by language: what the client says, and what the engine and the server
 * say by code. The latter are the very files that Python reads, so a code has one text everywhere. */
declare module "virtual:texts" {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
