import { found } from '../kernel/gathered.ts';
import { outcomeOf } from '../kernel/outcomeOf.ts';
import type { OperationSuite, Scenario } from '../kernel/Scenario.ts';
import { afterTheDelete, deletingDisposable, deletingUnknown } from '../probes/deletes.ts';
import { siblingKey } from '../probes/ownRecords.ts';

const once = deletingDisposable('contactPersons', (id) => id);

/**
 * Deletes a disposable, and the same once more right behind it, where DEL-1 is to be judged: no Get shows contact persons,
 * so that nothing tells whether somebody else's stands under that id by then. What is left to happen in is one call.
 */
const deleting: Scenario = {
  ...once,
  gather: async (context, place) => {
    const gathered = await once.gather(context, place);
    const isJudged = context.isPlanned(siblingKey(place, place.operation.name, afterTheDelete));
    if (gathered.kind === 'blocked' || !isJudged) return gathered;
    const { answer } = gathered.evidence;
    if (outcomeOf(answer, 'success') !== 'succeeded') return gathered;
    return found(answer, { again: await context.call(place.operation, answer.call.members) });
  },
};

export const ContactPersonDelete: OperationSuite = [deleting, deletingUnknown()];
