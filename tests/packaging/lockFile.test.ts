import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as { packages: Readonly<Record<string, LockedPackage>> };

/** Whether a package finds another one: below itself, or below a folder that it is in. */
function finds(place: string, name: string): boolean {
  const found = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
  if (packages[found] !== undefined) return true;
  return place !== '' && finds(place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name);
}

// Else `npm ci` refuses the lock file on the platforms of those packages, or everywhere.
test('the lock file holds every package that another asks for, of all platforms, with its hash', () => {
  const missing = Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !finds(place, name)),
  );
  expect(missing).toEqual([]);
  const unhashed = Object.entries(packages).filter(([place, { integrity }]) => place !== '' && !integrity);
  expect(unhashed.map(([place]) => place)).toEqual([]);
  expect(Object.keys(packages).filter((place) => /darwin|win32/.test(place)).length).toBeGreaterThan(5);
});
