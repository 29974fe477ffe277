import type { Address } from '../../specs/Address.ts';
import type { Place } from '../../specs/Clause.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import { type Format, formats } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { placeExists } from '../../specs/placeExists.ts';
import type { Call } from '../Call.ts';
import type { HttpRequest } from '../HttpRequest.ts';

/** Where and when a mutant acts, within its operation. */
export interface Scope {
  readonly name: string;
  /** The only format; `all` for every one. */
  readonly format: Format | 'all';
  /** The only address. */
  readonly address?: Address;
  /** Whether the mutant acts on every second one of equal requests, or on all but the first. */
  readonly times?: 'second' | 'repeated';
}

const everywhere: Scope = { name: 'all', format: 'all' };

const inOneFormat: readonly Scope[] = formats.map((format) => ({ name: format, format }));

/** Only where the same request came before, in one format. */
export const repeatedScopes: readonly Scope[] = formats.map((format) => ({
  name: `${format}~repeated`,
  format,
  times: 'repeated',
}));

/** All formats together, and each alone. */
export const formatScopes: readonly Scope[] = [everywhere, ...inOneFormat];

/** The other addresses of a Get, and every second time in each format; for a list that can be read again and again. */
export const readingScopes = (operation: Operation): readonly Scope[] =>
  operation.list === undefined
    ? []
    : [
        ...otherPlaces(operation).map(
          ({ format, address }): Scope => ({ name: `${format}@${address}`, format, address }),
        ),
        ...formats.map((format): Scope => ({ name: `${format}~second`, format, times: 'second' })),
      ];

const otherAddresses = ['suffix', 'query', 'named', 'namedGet', 'jsonp'] as const;

/** The places besides the default ones. On a generic path `?format=` only repeats what the path says. */
export const otherPlaces = (operation: Operation): readonly Place[] =>
  formats.flatMap((format) =>
    otherAddresses
      .map((address): Place => ({ operation, format, address }))
      .filter((place) => placeExists(place) && (place.address !== 'query' || operation.route !== undefined)),
  );

/** The address at which a call came. */
export function addressOfCall({ method, url }: HttpRequest, { callback, format }: Call): Address {
  if (callback !== null) return 'jsonp';
  const [path = '', query = ''] = url.split('?', 2);
  if (path.includes('/reply/') || /\/soap1[12]$/.test(path)) return defaultAddress(format);
  if (/\.(?:json|xml|jsv|csv|soap11|soap12)$/.test(path)) return 'suffix';
  if (/(?:^|&)format=/.test(query)) return 'query';
  return method === 'GET' ? 'namedGet' : 'named';
}
