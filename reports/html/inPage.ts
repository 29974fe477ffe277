import { readFileSync } from 'node:fs';

/** Where the data go in the pages that the build makes from reports/page. */
const slot = '"the data of the page"';

/**
 * A page with its data, in one file. A report needs no network; the page of the sandbox calls only the sandbox.
 *
 * The data are in an element that no browser executes, without any `<`, so nothing in them can end it. The page inserts them only
 * as text. Its content security policy allows only its own script.
 */
export function inPage(data: unknown, page: 'report' | 'sandbox' = 'report'): string {
  const [before = '', after] = template(page).split(slot);
  if (after === undefined) throw new Error(`the page ${page} has no place for its data`);
  return `${before}${JSON.stringify(data).replaceAll('<', '\\u003c')}${after}`;
}

/** The page as built: next to the built version of this file, or in dist if the sources run. */
function template(page: string): string {
  for (const place of ['./', '../../dist/reports/html/']) {
    try {
      return readFileSync(new URL(`${place}${page}.html`, import.meta.url), 'utf8');
    } catch {
      // Try the other place.
    }
  }
  throw new Error('the pages are not built; npm run build does it');
}
