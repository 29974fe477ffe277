import { types } from 'node:util';
import { HookError, nameOfHooks, withinTime } from '../../config/hooks/HookError.ts';
import type { AddedToRequest, OnRequest } from '../../config/hooks/Hooks.ts';
import type { OutgoingRequest } from '../transport/attempt.ts';
import { checkedHeaders } from '../transport/extraHeaders.ts';

/** How long the operator may take to sign a request, in milliseconds. */
const signedWithinMs = 5000;

/** A request with what the operator's hook added to it. */
export interface SignedRequest {
  readonly outgoing: OutgoingRequest;
  /** The names and values of what was added. The values are secrets. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly query: readonly (readonly [name: string, value: string])[];
}

/**
 * Adds to a request what the hook returns. It may add headers and fields of the query, and give other values to the operator's own
 * headers (`isExtra`). What Assay itself writes stays as it is, because that is what the target is judged by.
 *
 * Raises HookError.
 */
export async function signed(
  onRequest: OnRequest,
  hooks: string,
  { origin, outgoing, isExtra }: SigningParts,
): Promise<SignedRequest> {
  const what = `The hook onRequest in ${nameOfHooks(hooks)}`;
  const { method, path, headers, body } = outgoing;
  const request = { method, url: origin + path, headers: { ...headers }, body: new Uint8Array(body) };
  const added = await withinTime(what, signedWithinMs, () => onRequest(request));
  const wrong = (said: string): HookError => new HookError(`${what} ${said}`);
  if (added === undefined) return { outgoing, headers: [], query: [] };
  const given = textsIn(added, wrong);
  const own = Object.keys(given.headers).find((name) => name in headers && !isExtra(name));
  if (own !== undefined)
    throw wrong(`gives ${own} another value. The target is judged by what Assay writes there; leave it out.`);
  const query = Object.entries(given.query);
  const sent = new URLSearchParams(path.includes('?') ? path.slice(path.indexOf('?')) : '');
  const again = query.find(([name]) => sent.has(name));
  if (again !== undefined)
    throw wrong(`adds the field ${again[0]} to the query, which holds it already; leave it out.`);
  const fields = query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  return {
    outgoing: {
      ...outgoing,
      path: fields === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${fields}`,
      headers: { ...headers, ...given.headers },
    },
    headers: Object.entries(given.headers),
    query,
  };
}

interface SigningParts {
  readonly origin: string;
  readonly outgoing: OutgoingRequest;
  readonly isExtra: (name: string) => boolean;
}

const allowed = ['headers', 'query'] as const;

function textsIn(
  added: AddedToRequest,
  wrong: (said: string) => HookError,
): Required<Readonly<Record<keyof AddedToRequest, Readonly<Record<string, string>>>>> {
  if (typeof added !== 'object' || added === null || types.isPromise(added))
    throw wrong('returns no object with headers or query.');
  const stray = Object.keys(added).find((name) => !allowed.some((one) => one === name));
  if (stray !== undefined)
    throw wrong(`returns ${stray}; it may add headers and query, and nothing else of a request.`);
  for (const part of allowed)
    for (const [name, value] of Object.entries(added[part] ?? {}))
      if (typeof value !== 'string') throw wrong(`returns ${name} in ${part}, which is no text.`);
  try {
    return { headers: checkedHeaders(added.headers ?? {}), query: added.query ?? {} };
  } catch (error) {
    throw wrong(`returns what can't be sent: ${(error as Error).message}.`);
  }
}
