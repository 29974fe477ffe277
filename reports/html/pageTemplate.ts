import { readFileSync } from 'node:fs';

/** The page that tools/buildPage.mjs makes: beside what is built of this file, or in dist where the sources run. */
export function pageTemplate(): string {
  for (const place of ['./page.html', '../../dist/reports/html/page.html']) {
    try {
      return readFileSync(new URL(place, import.meta.url), 'utf8');
    } catch {
      // The other place.
    }
  }
  throw new Error('the page of the report is not built; npm run build does it');
}
