import type { Id } from '../../config/Settings.ts';
import { purchaseOrder } from '../../generators/records/ordersAndDocuments.ts';
import { unknownId, writeMembers } from '../../generators/records/writeMembers.ts';
import { turnOf } from '../../generators/turnOf.ts';
import { rowsOfOrder } from '../../harness/canonical/rows.ts';
import { asEvidence, fixtureOf, type GatherContext } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { madeAgainIfRefused } from '../../harness/exchanges/outcome.ts';
import { obstacleOf } from '../../harness/verdicts/obstacles.ts';
import { noteReceiveDocument } from '../../harness/writes/writtenRecord.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { type Scenario, type ScenarioPlace, siblingKey } from '../kernel/probe.ts';
import { receivesItems, receivesUnknown } from './scenarioNames.ts';

/** The member of a row that says how many pieces have arrived. */
export const received = 'PurchaseOrderRowReceivedQuantity';

/**
 * What receiving a part of every row of an order sends (States and transitions): one piece of the first and two of the second, where
 * nothing else is said. In every second format the rows stand in reverse, where they have ids: what is received goes to the row that is
 * named, not to the one in its place.
 */
export function receiving(
  context: GatherContext,
  place: ScenarioPlace,
  order: RecordValue,
  documentTypeId: Id,
  pieces: (index: number) => number = (index) => index + 1,
  way = turnOf(place, 'rowsOfReceipt'),
): RecordValue {
  const rows = rowsOfOrder(order);
  const parts = rows.map((row, index) => ({ ...row, [received]: numeric(pieces(index)) }));
  const isTurned = way === 'reversed' && rows.every((row) => isNumeric(row.PurchaseOrderRowDetailID));
  const receipt: RecordValue = {
    ...order,
    PurchaseOrderStatus: 'PartiallyReceived',
    PurchaseOrderReceiveDocumentTypeID: String(documentTypeId),
    PurchaseOrderDetails: isTurned ? [...parts].reverse() : parts,
  };
  return writeMembers(context, place, receipt, 'ReceiveItems');
}

/** Receives items, and notes the receive document that it made. */
export async function sendReceipt(
  context: GatherContext,
  { operation }: ScenarioPlace,
  members: RecordValue,
): Promise<Answer> {
  const answer = await madeAgainIfRefused(() => context.call(operation, members));
  noteReceiveDocument(context, answer);
  return answer;
}

/** Receives items of an order that does not exist, where items of one that does are received. */
export const receivingUnknown: Scenario = {
  name: receivesUnknown,
  expects: 'failure',
  wantedBy: 'PO-6',
  where: 'default',
  effect: 'write',
  requires: (place) => [siblingKey(place, place.operation.name, receivesItems)],
  gather: async (context, place) => {
    const typeId = fixtureOf(context, 'receiveDocumentTypeId');
    const control = await context.other(siblingKey(place, place.operation.name, receivesItems));
    const obstacle = obstacleOf(control, place);
    if (obstacle !== undefined) return obstacle;
    const record = purchaseOrder(context, `unknown-${place.format}`);
    const order = { ...record, PurchaseOrderId: numeric(unknownId(context, place.operation.name)) };
    return asEvidence(await context.call(place.operation, receiving(context, place, order, typeId)));
  },
};
