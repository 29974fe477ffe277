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
    const place = `HTTP ${exchange.response?.status} to ${nameOfTarget(to.place, apiKey)}`;
    const text = to.isBase
      ? `Calls are redirected (${place}) and redirects are not followed: if the API is there, name that with --target`
      : `Calls are redirected (${place}) and redirects are not followed: check whether host and path of --target are right`;
    places.set(text, (places.get(text) ?? new Set()).add(call.format));
  }
  return [...places].map(([text, formats]) => `${text} (${[...formats].join(', ')}).`);
}

/** Where a redirect leads: the base URL, if the whole called path follows it again; else the address itself. */
export function destination({
  request,
  response,
}: Answer['exchange']): { readonly place: string; readonly isBase: boolean } | undefined {
  const location = headerIn(response?.headers, 'location');
  if (response === null || response.status < 300 || response.status > 399 || location === undefined)
    return undefined;
  if (!URL.canParse(location, request.url)) return undefined;
  const to = new URL(location, request.url);
  const route = /\/(?:[^/]+\/reply\/[^/]+|soap1[12])$/.exec(new URL(request.url).pathname)?.[0];
  if (route === undefined || !to.pathname.endsWith(route)) return { place: to.href, isBase: false };
  return { place: `${to.origin}${to.pathname.slice(0, -route.length)}`, isBase: true };
}
