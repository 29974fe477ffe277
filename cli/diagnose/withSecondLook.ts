import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { isForeignPage } from '../../harness/exchanges/foreignPage.ts';
import { isNotLetIn } from '../../harness/exchanges/statusMeaning.ts';
import type { Target } from '../../harness/target/Target.ts';

/** The calls that something else answered, or that failed in the server, and what came when each was sent again. */
export interface SecondLooks {
  /** First answers to calls that were answered well the second time. */
  readonly passing: readonly Exchange[];
  /** The two answers to each call that failed twice. */
  readonly lasting: readonly Exchange[];
}

/** After so many calls that failed twice no other is sent again: what fails always need not be asked twice everywhere. */
const mostInVain = 8;

/** Statuses that ask for time, which the client below has given, and one that says that there is no such call. */
const notAskedAgain: readonly number[] = [429, 501, 503];

/** A target that is asked again after a gateway's page, a failure of the server or a lost connection, so that one mishap proves nothing. */
export function withSecondLook(target: Target): { readonly target: Target; readonly looks: SecondLooks } {
  const passing: Exchange[] = [];
  const lasting: Exchange[] = [];
  let isLetIn = false;
  return {
    looks: { passing, lasting },
    target: {
      ...target,
      send: async (request) => {
        const first = await target.send(request);
        const status = first.response?.status ?? 0;
        isLetIn ||= status >= 200 && status < 300;
        // A wrong key is not sent more often than it has to be.
        if (isNotLetIn(status) && !isLetIn) return first;
        if (!isMishap(first) || lasting.length >= 2 * mostInVain) return first;
        const again = await target.send(request);
        if (isMishap(again) || again.response === null) {
          lasting.push(first, again);
          return first;
        }
        passing.push(first);
        return again;
      },
    },
  };
}

/** Whether a call failed in a way that may pass. A call that timed out is not asked again, because that costs another timeout. */
function isMishap(exchange: Exchange): boolean {
  const { response, failure } = exchange;
  if (response === null) return failure?.kind === 'reset' || failure?.kind === 'closed';
  return (
    !notAskedAgain.includes(response.status) &&
    (isForeignPage({ exchange, decoded: null }) || (response.status >= 500 && !hasStatusBlock(response.body)))
  );
}

/** Whether the API itself says that it failed, in any format. */
const hasStatusBlock = (body: Uint8Array): boolean =>
  /ResponseStatus|ErrorCode|<(?:[\w.-]+:)?Envelope[\s>]/.test(Buffer.from(body).toString('latin1'));
