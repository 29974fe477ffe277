import type { Id } from '../../config/Settings.ts';
import type { GatherContext } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { sameNumber } from '../compare/values.ts';
import { found, ofPlain, wanting } from '../kernel/gathered.ts';
import { blocked, breach, judged, passed, shown } from '../kernel/judgements.ts';
import { outcomeOf } from '../kernel/outcome.ts';
import { ofOperation, probe, type ScenarioPlace } from '../kernel/probe.ts';
import type { Subject } from '../kernel/Subject.ts';
import { type Sent, sentAsText } from './numbersAsText/unlikeness.ts';
import { orderWithIds, rowsOfOrder, rowsWithIds, sameRow } from './orderRows.ts';
import { type InsertedOrder, insertedOrder } from './ownRecords.ts';
import { turnOf } from './turnOf.ts';
import { writeMembers } from './writing.ts';

const received = 'PurchaseOrderRowReceivedQuantity';

/** The scenario in which items of a Verified order are received (PO-5). */
export const receivesItems = 'receive-items';

/**
 * What receiving a part of every row of an order sends (States and transitions): where nothing else is said, one piece of the
 * first, two of the second.
 * In every second format the last row stands first, where the rows are named by their ids: what is received is received on
 * the row that is named, and not on that in its place.
 */
export function receiving(
  context: GatherContext,
  place: ScenarioPlace,
  order: RecordValue,
  documentTypeId: Id,
  pieces: (index: number) => number = (index) => index + 1,
): RecordValue {
  const rows = rowsOfOrder(order);
  const parts = rows.map((row, index) => ({ ...row, [received]: numeric(pieces(index)) }));
  const isTurned =
    turnOf(place, 'rowsOfReceipt') === 'reversed' &&
    rows.every((row) => isNumeric(row.PurchaseOrderRowDetailID));
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
  const answer = await context.call(operation, members);
  const document = answer.decoded?.value.relatedDocumentID;
  if (outcomeOf(answer, 'success') === 'succeeded' && isNumeric(document))
    context.made({ record: 'mvDocument', id: document.lexeme });
  return answer;
}

/**
 * Nine pieces of ten, in json with numbers as text (TYP-4), where one of four was taken: of quantities that have not as many digits which is less is another question.
 * Undefined where such an order is refused.
 */
export async function receivingMore(
  context: GatherContext,
  place: ScenarioPlace,
  documentTypeId: Id,
): Promise<Sent | undefined> {
  const order =
    (turnOf(place, 'productInTwoRows') === 'yes' ? await insertedTwice(context, place) : undefined) ??
    (await insertedOrder(context, place, 'to-receive-more', (built) =>
      ofTenAndMore(built, rowsOfOrder(built)),
    ));
  if (order.kind !== 'inserted') return undefined;
  const members = receiving(context, place, orderWithIds(order), documentTypeId, (index) => 9 - index);
  return sentAsText(place, members, (sent) => sendReceipt(context, place, sent), receivesNothing);
}

/** Whether an order that comes back shows that nothing of it was received. */
const receivesNothing = ({ decoded }: Answer): boolean => {
  const rows = rowsOfOrder(decoded?.value.mvPurchaseOrder);
  return rows.length > 0 && rows.every((row) => sameNumber(row[received], numeric(0)));
};

/** An order of those rows, each of ten pieces or one more than the row before it. */
const ofTenAndMore = (order: RecordValue, rows: readonly RecordValue[]): RecordValue => ({
  ...order,
  PurchaseOrderDetails: rows.map((row, index) => ({ ...row, PurchaseOrderRowQuantity: numeric(10 + index) })),
});

/**
 * The same with a second row of the first product: what is received goes to the row that is named. Undefined where such an order
 * is refused, or its rows can't be named each by an id of its own.
 */
async function insertedTwice(
  context: GatherContext,
  place: ScenarioPlace,
): Promise<InsertedOrder | undefined> {
  const order = await insertedOrder(context, place, 'to-receive-twice', (built) =>
    ofTenAndMore(built, [...rowsOfOrder(built), ...rowsOfOrder(built).slice(0, 1)]),
  );
  if (order.kind !== 'inserted') return undefined;
  const rows = rowsWithIds(order);
  const ids = rows.map(({ PurchaseOrderRowDetailID: id }) => (isNumeric(id) ? id.lexeme : '0'));
  return !ids.includes('0') && new Set(ids).size === rows.length ? order : undefined;
}

/** So many pieces of the first row arrive with the call that is refused. */
const ofFirst = 2;

/** Far more of the second row than was ordered, by which the call is to be refused. */
const farTooMany = 1000;

/**
 * A receipt of a verified order that is refused for its second row, which receives far more than was ordered; then one of the
 * second row alone (`later`), whose echo shows the first one too.
 */
export const refusedReceipt = probe<'later'>({
  name: 'receive-items-refused',
  of: ofOperation('PurchaseOrderUpdate'),
  expects: 'any',
  effect: 'write',
  creates: 'a record and its receive document',
  requires: ofPlain,
  gather: async (context, place) => {
    const { receiveDocumentTypeId } = context.fixtures;
    if (receiveDocumentTypeId === undefined) return wanting('receiveDocumentTypeId');
    const order = await insertedOrder(context, place, 'to-refuse', rowsOfTen);
    if (order.kind !== 'inserted') return order;
    const [first, second] = rowsWithIds(order);
    const message = 'an order of two rows wants two known SKUs';
    if (first === undefined || second === undefined)
      return { kind: 'blocked', cause: 'fixture:knownSkus', message };
    // In the order of the document: what is refused has to stand behind what is fine.
    const inOrder = { ...place, formatIndex: 1 };
    const receive = (rows: readonly RecordValue[], pieces: (index: number) => number): Promise<Answer> => {
      const sent = { ...order.sent, PurchaseOrderId: order.id, PurchaseOrderDetails: rows };
      const members = receiving(context, inOrder, sent, receiveDocumentTypeId, pieces);
      return sendReceipt(context, place, members);
    };
    const answer = await receive([first, second], (index) => (index === 0 ? ofFirst : farTooMany));
    if (outcomeOf(answer, 'failure') !== 'failed') return found(answer);
    return found(answer, { later: await receive([second], () => 1) });
  },
});

const rowsOfTen = (order: RecordValue): RecordValue => ({
  ...order,
  PurchaseOrderDetails: rowsOfOrder(order).map((row) => ({ ...row, PurchaseOrderRowQuantity: numeric(10) })),
});

/** Whether the first row has received nothing by the call that was refused (ACT-7). */
export function leavesFirstRow(subject: Subject<'later'>): Judgement {
  if (subject.outcome !== 'failed')
    return blocked(
      'nothing',
      'far more than was ordered is received, or no status block tells whether it was',
    );
  const { later } = subject.evidence.others;
  if (later === undefined || outcomeOf(later, 'success') !== 'succeeded')
    return blocked('control', 'items of the second row alone are refused, so that no echo shows the first');
  const [first] = rowsOfOrder(subject.answer.call.members.mvPurchaseOrder);
  const row = first && sameRow(first, rowsOfOrder(later.decoded?.value.mvPurchaseOrder));
  const held = row?.[received];
  if (row === undefined) return blocked('nothing', 'the later echo does not show the first row');
  if (!isNumeric(held) || !sameNumber(held, numeric(ofFirst))) return passed;
  const message = 'a receipt that failed for its second row has received the first';
  const path = `mvPurchaseOrder.PurchaseOrderDetails.${received}`;
  return judged([breach(later, message, '0', shown(held), path)]);
}
