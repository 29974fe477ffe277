import { callbackOf } from '../../generators/messages/callbackOf.ts';
import { newestMembers } from '../../generators/messages/readMembers.ts';
import { laterIn } from '../../harness/canonical/answeredReads.ts';
import { comparePayload } from '../../harness/canonical/comparePayload.ts';
import { refusedFirst } from '../../harness/doubts/recurringRefusal.ts';
import { asEvidence, type Gathered } from '../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../harness/evidence/plainCall.ts';
import type { Answer, Answers } from '../../harness/exchanges/Answer.ts';
import { isRefusedByOperation } from '../../harness/exchanges/statusMeaning.ts';
import { isTaken } from '../../harness/records/listed.ts';
import { brackets, widened } from '../../harness/settle/brackets.ts';
import type { Operation } from '../../specs/Operation.ts';
import { placeExists } from '../../specs/placeExists.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Scenario, ScenarioPlace } from '../kernel/probe.ts';

/** Where json is named besides, and a callback may stand beside it (FMT-8). */
export const wrappedAddresses = ['suffix', 'query'] as const;

/** A plain read, at every address; jsonp stands beside the same read at the path (FMT-8). */
export const reading = (members: (context: GatherContext, get: Operation) => RecordValue): Scenario => ({
  name: plainCall,
  expects: 'success',
  where: 'everywhere',
  effect: 'read',
  gather: async (context, place): Promise<Gathered> => {
    const sent = widened(context, members(context, place.operation));
    if (place.address === 'jsonp') return besidePath(context, place, sent);
    const first = await context.call(place.operation, sent);
    if (!isRefusedByOperation(first)) return asEvidence(first);
    // A refusal that does not come again would hide all that the read shows.
    const again = await context.call(place.operation, sent);
    return isTaken(again) ? asEvidence(again, { [refusedFirst]: first }) : asEvidence(first);
  },
});

async function besidePath(
  context: GatherContext,
  { operation }: ScenarioPlace,
  sent: RecordValue,
): Promise<Gathered> {
  const before = await context.call(operation, sent, { address: 'path' });
  const callback = callbackOf(operation);
  const answer = await context.call(operation, sent, { callback });
  const { answer: settled, others } = await brackets(context, operation, {
    first: { answer, others: { before } },
    home: { address: 'path' },
    away: { callback },
    compare: (evidence) => {
      const { before: home } = evidence.others;
      if (home === undefined || home.decoded === null || evidence.answer.decoded === null)
        return { differ: false, stood: true };
      const { difference, order, stood } = comparePayload(home, evidence.answer, laterIn(evidence));
      return { differ: difference !== undefined || order !== undefined, stood };
    },
  });
  return asEvidence(settled, { ...others, ...(await readWrappedElsewhere(context, operation, sent)) });
}

/**
 * Reads again, wrapped, where a suffix or the query names json (`wrapped-<address>`); where that brings no wrapped answer, the
 * same without a callback beside it (`plain-<address>`).
 */
async function readWrappedElsewhere(
  context: GatherContext,
  operation: Operation,
  sent: RecordValue,
): Promise<Answers> {
  const others: Record<string, Answer> = {};
  for (const address of wrappedAddresses) {
    if (!placeExists({ operation, format: 'json', address })) continue;
    const wrapped = await context.call(operation, sent, {
      address,
      callback: callbackOf(operation, address),
    });
    others[`wrapped-${address}`] = wrapped;
    if (wrapped.decoded === null)
      others[`plain-${address}`] = await context.call(operation, sent, { address });
  }
  return others;
}

/** A plain read of the newest records. */
export const readingTop = reading((_, operation) => newestMembers(operation));
