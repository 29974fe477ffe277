import { SettingsError } from '../../config/SettingsError.ts';
import type { SeenExchange } from '../../harness/traffic/SeenExchange.ts';
import { formats } from '../../specs/Format.ts';
import { operations } from '../../specs/operations.ts';

const paths = [
  ...[...operations.values()].flatMap(({ route }) => (route === undefined ? [] : [route.path])),
  '/soap11',
  '/soap12',
];

/** The base URL that a call of the API was sent to, by its address; undefined for any other request. */
function baseOf({ url }: SeenExchange['request']): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  const suffix = formats.find((format) => pathname.endsWith(`.${format}`));
  const path = suffix === undefined ? pathname : pathname.slice(0, -suffix.length - 1);
  const generic = /^(.*)\/(?:json|xml|jsv|csv)\/reply\/(\w+)$/.exec(path);
  const known = generic !== null && operations.has(generic[2] ?? '') ? generic[1] : undefined;
  const named = paths.find((one) => path.endsWith(one));
  const before = known ?? (named === undefined ? undefined : path.slice(0, -named.length));
  return before === undefined ? undefined : `${origin}${before}`;
}

/**
 * The base URL of the API in recorded traffic: the given one, or the only one that is called. Raises SettingsError if there is none,
 * or several.
 */
export function recordedBase(all: readonly SeenExchange[], given: string | null): string {
  if (given !== null) return given;
  const found = [...new Set(all.flatMap(({ request }) => baseOf(request) ?? []))];
  const [only, ...others] = found;
  if (only === undefined)
    throw new SettingsError(
      'target: no call of the API is in this file; if it has a base path that hides them, name the base URL with --target.',
    );
  if (others.length > 0)
    throw new SettingsError(
      `target: the file holds calls of the API at ${found.length} addresses (${found.slice(0, 5).join(', ')}); name the one to judge with --target.`,
    );
  return only;
}
