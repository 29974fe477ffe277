import type { Answer } from '../exchanges/Answer.ts';
import { headerIn } from '../exchanges/headers.ts';
import { nameOfTarget } from './nameOfTarget.ts';

/**
 * If the first calls were redirected, says where to and what to do about it. Redirects are not followed, because a write would
 * become another call. There is one note for each place, without query and user, which may be secret.
 */
export function redirectNotes(answers: Iterable<Answer>, apiKey: string | null): readonly string[] {
  const places = new Map<string, Set<string>>();
  for (const { call, exchange } of answers) {
    const to = destination(exchange);
    if (to === undefined) continue;
    const place = `HTTP ${exchange.response?.status} to ${redirectPlace(to, apiKey)}`;
    const text = to.isBase
      ? `Calls are redirected (${place}) and redirects are not followed: if the API is there, name that with --target`
      : `Calls are redirected (${place}) and redirects are not followed: ${to.addsSlash ? wantsSlash : 'check whether host and path of --target are right'}`;
    places.set(text, (places.get(text) ?? new Set()).add(call.format));
  }
  return [...places].map(([text, formats]) => `${text} (${[...formats].join(', ')}).`);
}

/** Where a redirect leads. */
interface Destination {
  /** The base URL, if the whole called path follows it again; else the address itself. */
  readonly place: string;
  readonly isBase: boolean;
  /** Whether it is the called address with a slash behind its path. */
  readonly addsSlash: boolean;
}

/** The remark on a target that asks for another slash, and what to do. */
export const wantsSlash =
  'it wants a slash at the end of each path, which the API does not have: let the gateway take paths as they are';

/** The called address with a slash is shown with it, because it would else be the one that was called. */
export const redirectPlace = ({ place, addsSlash }: Destination, apiKey: string | null): string =>
  `${nameOfTarget(place, apiKey)}${addsSlash ? '/' : ''}`;

/** Where a redirect leads; undefined if the answer is none. */
export function destination({ request, response }: Answer['exchange']): Destination | undefined {
  const location = headerIn(response?.headers, 'location');
  if (response === null || response.status < 300 || response.status > 399 || location === undefined)
    return undefined;
  if (!URL.canParse(location, request.url)) return undefined;
  const to = new URL(location, request.url);
  const called = new URL(request.url);
  const addsSlash = to.origin === called.origin && to.pathname === `${called.pathname}/`;
  const route = /\/(?:[^/]+\/reply\/[^/]+|soap1[12])$/.exec(called.pathname)?.[0];
  if (route === undefined || !to.pathname.endsWith(route))
    return { place: to.href, isBase: false, addsSlash };
  return { place: `${to.origin}${to.pathname.slice(0, -route.length)}`, isBase: true, addsSlash };
}
