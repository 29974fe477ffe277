import type { Id } from '../../config/Settings.ts';
import { purchaseOrder } from '../../generators/records/ordersAndDocuments.ts';
import { unknownId, writeMembers } from '../../generators/records/writeMembers.ts';
import { turnOf } from '../../generators/turnOf.ts';
import { rowsOfOrder, rowsWithIds } from '../../harness/canonical/rows.ts';
import { asEvidence, fixtureOf } from '../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { madeAgainIfRefused, outcomeOf } from '../../harness/exchanges/outcome.ts';
import { blocked } from '../../harness/verdicts/judgements.ts';
import { obstacleOf } from '../../harness/verdicts/obstacles.ts';
import { noteReceiveDocument } from '../../harness/writes/writtenRecord.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import {
  ofOperation,
  plainKeyOnly,
  probe,
  type Scenario,
  type ScenarioPlace,
  siblingKey,
} from '../kernel/probe.ts';
import { insertOwnOrder } from './madeForScenarios.ts';
import { receivesItems, receivesUnknown } from './scenarioNames.ts';

/** The member of a row that says how many pieces have arrived. */
export const receivedQuantity = 'PurchaseOrderRowReceivedQuantity';

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
  const parts = rows.map((row, index) => ({ ...row, [receivedQuantity]: numeric(pieces(index)) }));
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

/** An order of its own rows, or of others: ten pieces in the first, and one more in each row than in the one before it. */
export const ofTenAndMore = (
  order: RecordValue,
  rows: readonly RecordValue[] = rowsOfOrder(order),
): RecordValue => ({
  ...order,
  PurchaseOrderDetails: rows.map((row, index) => ({ ...row, PurchaseOrderRowQuantity: numeric(10 + index) })),
});

/** How many pieces of the first row arrive with the call that is refused. */
export const piecesRefused = 2;

/** Far more of the second row than was ordered, by which the call is to be refused. */
const farTooMany = 1000;

/**
 * A receipt of a verified order that is refused for its second row: far more of that is received than was ordered. Then one of the second
 * row alone (`later`), whose echo shows the first one too. `insert` is that of the order.
 */
export const refusedReceipt = probe<'insert' | 'later'>({
  name: 'receive-items-refused',
  of: ofOperation('PurchaseOrderUpdate'),
  expects: 'any',
  effect: 'write',
  creates: 'a record and its receive document',
  alsoTaken: ['later'],
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const typeId = fixtureOf(context, 'receiveDocumentTypeId');
    const order = await insertOwnOrder(context, place, 'to-refuse', (built) => ofTenAndMore(built));
    if (order.kind !== 'inserted') return order;
    const [first, second] = rowsWithIds(order);
    const message = 'an order of two rows needs two known SKUs';
    if (first === undefined || second === undefined) return blocked('fixture:knownSkus', message);
    const receive = (rows: readonly RecordValue[], pieces: (index: number) => number): Promise<Answer> => {
      const sent = { ...order.sent, PurchaseOrderId: order.id, PurchaseOrderDetails: rows };
      // What is refused has to stand behind what is fine.
      const members = receiving(context, place, sent, typeId, pieces, 'in order');
      return sendReceipt(context, place, members);
    };
    const answer = await receive([first, second], (index) => (index === 0 ? piecesRefused : farTooMany));
    const insert = order.answer;
    if (outcomeOf(answer, 'failure') !== 'failed') return asEvidence(answer, { insert });
    return asEvidence(answer, { insert, later: await receive([second], () => 1) });
  },
});

/** Receives items of an order that does not exist, where items of one that does are received. */
export const receivingUnknown: Scenario = {
  name: receivesUnknown,
  expects: 'failure',
  askedForBy: 'PO-6',
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
