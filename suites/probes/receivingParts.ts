import type { Id } from '../../config/Settings.ts';
import { writeMembers } from '../../generators/records/writeMembers.ts';
import { turnOf } from '../../generators/turnOf.ts';
import { orderWithIds, rowsOfOrder, rowsWithIds, sameRow } from '../../harness/canonical/rows.ts';
import { recordIn } from '../../harness/canonical/values.ts';
import { asEvidence, fixtureOf } from '../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { hasSucceeded, isRefused } from '../../harness/exchanges/outcome.ts';
import { madeUntilTaken } from '../../harness/settle/madeUntilTaken.ts';
import { plainAgain } from '../../harness/verdicts/refusals.ts';
import { isNumeric, numeric, sameNumber } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { ofOperation, plainKeyOnly, probe, type ScenarioPlace } from '../kernel/probe.ts';
import { type InsertedOrder, insertOwnOrder } from './madeForScenarios.ts';
import { ofTenAndMore, receivedQuantity, receiving, sendReceipt } from './receipts.ts';
import { receivesItems } from './scenarioNames.ts';
import { type Sent, sentAsText } from './sentAsText.ts';

/**
 * The answers beside a receipt: the insert of its order, a receipt of a larger order (`more`) with its insert, and one of another small order.
 * After that of the larger order, where it left rows out, comes one of another row (`next`). Both receipts may name one document, for which the
 * second sent a number. Then an Update of the larger order without that number follows (`numbered`): its answer can't repeat it.
 */
export type PartsReceived = 'insert' | 'more' | 'more-insert' | 'next' | 'numbered' | typeof plainAgain;

/** Receives a part of an order and, where that is taken, of a larger one. */
export const receivingParts = probe<PartsReceived>({
  name: receivesItems,
  of: ofOperation('PurchaseOrderUpdate'),
  effect: 'write',
  creates: 'two to four records, and their receive documents',
  alsoTaken: ['insert', 'more', 'more-insert', 'next', 'numbered'],
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const typeId = fixtureOf(context, 'receiveDocumentTypeId');
    const order = await insertOwnOrder(context, place, 'to-receive');
    if (order.kind !== 'inserted') return order;
    const receive = (one: InsertedOrder, pieces?: (index: number) => number): Promise<Answer> =>
      sendReceipt(context, place, receiving(context, place, orderWithIds(one), typeId, pieces));
    // The target may be sending the new order to its supplier, and lock it meanwhile.
    const receiveInTime = async (one: InsertedOrder): Promise<Answer> =>
      madeUntilTaken(context, await receive(one), () => receive(one));
    // A lawful server may know whole pieces alone (TYP-13).
    const inParts = await receive(order, (index) => index + 1.5);
    const answer = isRefused(inParts) ? await receiveInTime(order) : inParts;
    const before = { insert: order.answer };
    if (!hasSucceeded(answer)) return asEvidence(answer, before);
    const more = await receivingMore(context, place, typeId, answer);
    if (more === undefined) return asEvidence(answer, before);
    const others = { ...before, more: more.answer, ...more.others };
    if (!isRefused(more.answer)) return asEvidence(answer, others);
    const next = await insertOwnOrder(context, place, 'to-receive-again');
    if (next.kind === 'inserted')
      return asEvidence(answer, { ...others, [plainAgain]: await receiveInTime(next) });
    const again = next.kind === 'blocked' ? next.answer : undefined;
    return asEvidence(answer, again === undefined ? others : { ...others, [plainAgain]: again });
  },
});

/** A receipt, with the insert of its order among the answers beside it. */
interface ReceivedMore {
  readonly answer: Answer;
  readonly others: Sent['others'] & { readonly 'more-insert': Answer };
}

/** The answers to what is sent after a receipt of an order. */
interface SentAfter {
  readonly next?: Answer;
  readonly numbered?: Answer;
}

/**
 * Nine pieces of ten, where one of four was taken: compared as text, 9 is more than 10. In json the numbers are sent as text (TYP-4).
 * In every second format the receive document gets a number of its own, and only one row is received, the first or the last. The others are
 * left out, or stand beside it with 0. In the other formats one product stands in two rows, and all rows are received: what comes in goes to
 * the row that is named. A lawful server may take a product only once in a receipt, so the second of these rows is then received alone.
 * Undefined where such an order is refused.
 */
async function receivingMore(
  context: GatherContext,
  place: ScenarioPlace,
  documentTypeId: Id,
  first: Answer,
): Promise<ReceivedMore | undefined> {
  const way = turnOf(place, 'rowsReceived');
  const twice = turnOf(place, 'productInTwoRows') === 'yes' ? await insertedTwice(context, place) : undefined;
  if (twice !== undefined) {
    const ofTwice = await receivingOf(context, place, documentTypeId, twice, way);
    if (!isRefused(ofTwice.answer)) return behind(twice, ofTwice);
    const ofSecond = await receivingOf(context, place, documentTypeId, twice, 'the last alone');
    if (!isRefused(ofSecond.answer)) return behind(twice, ofSecond);
  }
  const order = await insertOwnOrder(context, place, 'to-receive-more', (built) => ofTenAndMore(built));
  if (order.kind !== 'inserted') return undefined;
  const { answer, others } = await receivingOf(context, place, documentTypeId, order, way);
  const receiveAgain = () => sendReceipt(context, place, answer.call.members);
  const taken = await madeUntilTaken(context, answer, receiveAgain);
  const next = await receivedNext(context, place, documentTypeId, { ...order, answer: taken });
  const numbered = await updatedNumbered(context, place, order, [first, taken]);
  return behind(order, { answer: taken, others: { ...others, ...next, ...numbered } });
}

/** Receives a piece of a row that an order's receipt left out: what came in before stays. Nothing where the receipt named all rows. */
async function receivedNext(
  context: GatherContext,
  place: ScenarioPlace,
  documentTypeId: Id,
  order: InsertedOrder,
): Promise<SentAfter> {
  const { answer } = order;
  const named = rowsOfOrder(answer.call.members.mvPurchaseOrder);
  const whole = orderWithIds(order);
  const row = rowsOfOrder(whole).find((one) => sameRow(one, named) === undefined);
  if (row === undefined || !hasSucceeded(answer)) return {};
  const members = receiving(context, place, { ...whole, PurchaseOrderDetails: [row] }, documentTypeId);
  return { next: await sendReceipt(context, place, members) };
}

/** Updates an order without the number that its receipt sent, where both of two `receipts` name one document. */
async function updatedNumbered(
  context: GatherContext,
  place: ScenarioPlace,
  order: InsertedOrder,
  receipts: readonly [Answer, Answer],
): Promise<SentAfter> {
  const [, receipt] = receipts;
  const [one, other] = receipts.map(({ decoded }) => decoded?.value.relatedDocumentID);
  const sent = recordIn(receipt.call.members.mvPurchaseOrder);
  const isDoubtful = isNumeric(one) && sameNumber(one, other) && 'PurchaseOrderReceiveDocumentNo' in sent;
  if (!isDoubtful || !hasSucceeded(receipt)) return {};
  const named = rowsOfOrder(sent);
  const changed: RecordValue = {
    ...orderWithIds(order),
    PurchaseOrderStatus: sent.PurchaseOrderStatus ?? null,
    PurchaseOrderDetails: rowsWithIds(order).map((row) => sameRow(row, named) ?? row),
    PurchaseOrderComments: `Changed ${context.unique('comments')}`,
  };
  return { numbered: await context.call(place.operation, writeMembers(context, place, changed, 'Update')) };
}

const behind = (order: InsertedOrder, { answer, others }: Sent): ReceivedMore => ({
  answer,
  others: { ...others, 'more-insert': order.answer },
});

/** Receives a part of an order, in those of its rows. A lawful server may want all rows of an order, but for the last alone. */
async function receivingOf(
  context: GatherContext,
  place: ScenarioPlace,
  documentTypeId: Id,
  order: InsertedOrder,
  way: ReturnType<typeof turnOf<'rowsReceived'>> | 'the last alone',
): Promise<Sent> {
  const receiveRows = (some: RecordValue, pieces = (index: number) => 9 - index): Promise<Sent> => {
    const members = receiving(context, place, { ...orderWithIds(order), ...some }, documentTypeId, pieces);
    return sentAsText(context, place, members, (sent) => sendReceipt(context, place, sent), receivesNothing);
  };
  const rows = rowsOfOrder(orderWithIds(order));
  const receive = async (more: RecordValue): Promise<Sent> => {
    if (way === 'all') return receiveRows(more);
    const last = rows.length - 1;
    const one = way === 'the first' ? rows.slice(0, 1) : rows.slice(-1);
    const ofOne =
      way === 'the last beside zeros'
        ? await receiveRows(more, (index) => (index === last ? 9 - index : 0))
        : await receiveRows({ ...more, PurchaseOrderDetails: one });
    return way !== 'the last alone' && isRefused(ofOne.answer) ? receiveRows(more) : ofOne;
  };
  if (turnOf(place, 'receiveDocumentNo') === 'left out') return receive({});
  const numbered = await receive({ PurchaseOrderReceiveDocumentNo: context.unique('receive-document') });
  // A lawful server may number its documents itself.
  return isRefused(numbered.answer) ? receive({}) : numbered;
}

/** Whether an order that comes back shows that nothing of it was received. */
const receivesNothing = ({ decoded }: Answer): boolean => {
  const rows = rowsOfOrder(decoded?.value.mvPurchaseOrder);
  return rows.length > 0 && rows.every((row) => sameNumber(row[receivedQuantity], numeric(0)));
};

/**
 * Inserts an order with a second row of the first product: what is received goes to the row that is named. Undefined where such an order
 * is refused, or its rows can't be named each by an id of its own.
 */
async function insertedTwice(
  context: GatherContext,
  place: ScenarioPlace,
): Promise<InsertedOrder | undefined> {
  const order = await insertOwnOrder(context, place, 'to-receive-twice', (built) =>
    ofTenAndMore(built, [...rowsOfOrder(built), ...rowsOfOrder(built).slice(0, 1)]),
  );
  if (order.kind !== 'inserted') return undefined;
  const rows = rowsWithIds(order);
  const ids = rows.map(({ PurchaseOrderRowDetailID: id }) => (isNumeric(id) ? id.lexeme : '0'));
  return !ids.includes('0') && new Set(ids).size === rows.length ? order : undefined;
}
