import type { OnRequest } from '../../config/hooks/Hooks.ts';
import type { Added, Exchange } from '../exchanges/Exchange.ts';
import type { Attempt, OutgoingRequest } from '../transport/attempt.ts';
import { signed } from './signed.ts';
import { withoutEcho } from './withoutEcho.ts';

/** What is sent instead of a request, and what may be known of it. */
interface ToSend {
  readonly outgoing: OutgoingRequest;
  readonly added?: Added;
  /** The outcome without the values that were added. */
  readonly withoutEcho: (came: Attempt) => Attempt;
}

/** Makes of a request what is sent in its place. */
export type Signing = (outgoing: OutgoingRequest) => Promise<ToSend>;

/** Signs requests by the operator's hook, if there is one. `common` are the operator's own headers. */
export function signing(
  onRequest: OnRequest | undefined,
  hooks: string,
  origin: string,
  common: Readonly<Record<string, string>>,
): Signing {
  if (onRequest === undefined) return async (outgoing) => ({ outgoing, withoutEcho: (came) => came });
  return async (outgoing) => {
    const isExtra = (name: string): boolean =>
      common[name] !== undefined && outgoing.headers[name] === common[name];
    const request = await signed(onRequest, hooks, { origin, outgoing, isExtra });
    const { headers, query } = request;
    const hide = (came: NonNullable<Exchange['response']>) => withoutEcho(came, request);
    return {
      outgoing: request.outgoing,
      ...(headers.length + query.length === 0
        ? {}
        : { added: { headers: headers.map(([name]) => name), query: query.map(([name]) => name) } }),
      withoutEcho: (came) =>
        came.response !== null
          ? { ...came, response: hide(came.response) }
          : came.begun === undefined
            ? came
            : { ...came, begun: hide(came.begun) },
    };
  };
}

/** The headers of a request as an exchange shows them, and what was added to it. */
export const shownWith = (
  headers: Readonly<Record<string, string>>,
  added: Added | undefined,
): Pick<Exchange['request'], 'headers' | 'added'> =>
  added === undefined
    ? { headers: Object.entries(headers) }
    : {
        headers: [
          ...Object.entries(headers).filter(([name]) => !added.headers.includes(name)),
          ...added.headers.map((name) => [name, '(hidden)'] as const),
        ],
        added,
      };
