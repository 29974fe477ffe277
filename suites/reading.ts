import type { GatherContext, Gathered } from '../harness/Evidence.ts';
import type { Operation } from '../specs/Operation.ts';
import type { RecordValue } from '../specs/Value.ts';
import { firstDifference } from './firstDifference.ts';
import { found, wanting } from './gathered.ts';
import type { Scenario, ScenarioPlace } from './Scenario.ts';

/**
 * A plain read, at every address; jsonp is bracketed by the same read at the path (FMT-8).
 *
 * `members` gives what is sent, or the name of the fixture that it wants.
 */
export const reading = (
  members: (context: GatherContext, operation: Operation) => RecordValue | string,
): Scenario => ({
  name: 'success',
  expects: 'success',
  where: 'everywhere',
  effect: 'read',
  gather: async (context, place): Promise<Gathered> => {
    const sent = members(context, place.operation);
    if (typeof sent === 'string') return wanting(sent);
    if (place.address !== 'jsonp') return found(await context.call(place.operation, sent));
    return bracketed(context, place, sent);
  },
});

/** The same read before and after; made again, three times at most, while others write in between. */
async function bracketed(context: GatherContext, place: ScenarioPlace, sent: RecordValue): Promise<Gathered> {
  const path = () => context.call(place.operation, sent, { address: 'path' });
  let before = await path();
  for (let tries = 1; ; tries++) {
    const answer = await context.call(place.operation, sent, { callback: 'assay' });
    const after = await path();
    const stands = firstDifference(before.decoded?.value, after.decoded?.value) === undefined;
    if (stands || tries === 3) return found(answer, { before, after });
    before = after;
  }
}
