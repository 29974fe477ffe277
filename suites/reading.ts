import type { GatherContext, Gathered } from '../harness/Evidence.ts';
import type { RecordValue } from '../specs/Value.ts';
import { found, wanting } from './gathered.ts';
import type { Scenario } from './Scenario.ts';

/**
 * A plain read, at every address; jsonp is bracketed by the same read at the path (FMT-8).
 *
 * `members` gives what is sent, or the name of the fixture that it wants.
 */
export const reading = (members: (context: GatherContext) => RecordValue | string): Scenario => ({
  name: 'success',
  expects: 'success',
  where: 'everywhere',
  effect: 'read',
  gather: async (context, place): Promise<Gathered> => {
    const sent = members(context);
    if (typeof sent === 'string') return wanting(sent);
    if (place.address !== 'jsonp') return found(await context.call(place.operation, sent));
    const before = await context.call(place.operation, sent, { address: 'path' });
    const answer = await context.call(place.operation, sent, { callback: 'assay' });
    const after = await context.call(place.operation, sent, { address: 'path' });
    return found(answer, { before, after });
  },
});
