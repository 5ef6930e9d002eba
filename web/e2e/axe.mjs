/** What axe-core finds on a page. */
import { readFileSync } from "node:fs";

const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** The violations, a sentence each with the first places. */
export async function violations(page) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations: found } = await globalThis.axe.run(document);
    return found.map(({ id, help, nodes }) => {
      const places = nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)} (${node.failureSummary})`);
      return `${id}: ${help}: ${places.join("; ")}`;
    });
  });
}
