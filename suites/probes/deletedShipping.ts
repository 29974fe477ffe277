import { shippingBefore } from '../../generators/records/shipping.ts';
import { asEvidence, evidenceIn, type Gathered } from '../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import { hasSucceeded } from '../../harness/exchanges/outcome.ts';
import { unprepared } from '../../harness/verdicts/obstacles.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { ofOperation, probe, type ScenarioPlace, siblingKey } from '../kernel/probe.ts';
import { deletedAgain, shippingDeleted } from './scenarioNames.ts';

/** Makes a call on the document whose shipping information was deleted. */
export async function onDeletedShipping(
  context: GatherContext,
  place: ScenarioPlace,
  members: RecordValue = {},
): Promise<Gathered> {
  const { answer } = evidenceIn(await context.other(siblingKey(place, 'ShippingInformationDelete')));
  const { DocumentId } = answer.call.members;
  return hasSucceeded(answer)
    ? asEvidence(await context.call(place.operation, { DocumentId, ...members }))
    : unprepared('deleting shipping information', answer);
}

/** Writes the shipping information of such a document again: the rest of the services, and the other measures. */
export const updatingAfterDelete = probe({
  name: 'update-after-delete',
  of: ofOperation('ShippingInformationUpdate'),
  effect: 'write',
  requires: (place) => [siblingKey(place, 'ShippingInformationDelete')],
  follows: (place) => [
    siblingKey(place, 'ShippingInformationDelete', deletedAgain),
    siblingKey(place, 'ShippingInformationGet', shippingDeleted),
  ],
  gather: (context, place) =>
    onDeletedShipping(context, place, { ShippingInfo: shippingBefore(context, place) }),
});
