import { createRequire } from 'node:module';

/** The version in our package.json, which is above the sources and above dist. */
export const suiteVersion: string = readVersion();

function readVersion(): string {
  const require = createRequire(import.meta.url);
  for (const place of ['../package.json', '../../package.json']) {
    try {
      return (require(place) as { version: string }).version;
    } catch {
      // The sources are one folder deep in the package, the built files two.
    }
  }
  throw new Error('package.json is not where it belongs');
}
