import { readFileSync } from 'node:fs';

/** Where the data go in the page that the build makes from reports/page. */
const slot = '"the data of the page"';

/**
 * A page with its data, in one file that needs no network.
 *
 * The data are in an element that no browser executes, without any `<`, so nothing in them can end it. The page inserts them only
 * as text. Its content security policy allows only its own script.
 */
export function inPage(data: unknown): string {
  const [before = '', after] = template().split(slot);
  if (after === undefined) throw new Error('the page has no place for its data');
  return `${before}${JSON.stringify(data).replaceAll('<', '\\u003c')}${after}`;
}

/** The page as built: next to the built version of this file, or in dist if the sources run. */
function template(): string {
  for (const place of ['./', '../../dist/reports/html/']) {
    try {
      return readFileSync(new URL(`${place}report.html`, import.meta.url), 'utf8');
    } catch {
      // Try the other place.
    }
  }
  throw new Error('the page of the reports is not built; npm run build does it');
}
