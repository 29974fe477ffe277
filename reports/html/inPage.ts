import { readFileSync } from 'node:fs';

/** Where the data go in the pages that the build makes of reports/page. */
const slot = '"the data of the page"';

/**
 * A page with its data, in one file that asks nothing of the network.
 *
 * The data stand in an element that no browser executes, without any `<`, so that nothing in them can end it; the page
 * sets them as text only. Its content security policy allows its own script alone.
 */
export function inPage(page: 'report' | 'comparison', data: unknown): string {
  const [before = '', after] = template(page).split(slot);
  if (after === undefined) throw new Error(`the page ${page} has no place for its data`);
  return `${before}${JSON.stringify(data).replaceAll('<', '\\u003c')}${after}`;
}

/** The page as the build made it: beside what is built of this file, or in dist where the sources run. */
function template(page: string): string {
  for (const place of ['./', '../../dist/reports/html/']) {
    try {
      return readFileSync(new URL(`${place}${page}.html`, import.meta.url), 'utf8');
    } catch {
      // The other place.
    }
  }
  throw new Error('the pages of the reports are not built; npm run build does it');
}
