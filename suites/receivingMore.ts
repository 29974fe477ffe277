import type { Id } from '../config/Settings.ts';
import type { Answer } from '../harness/Answer.ts';
import type { GatherContext } from '../harness/Evidence.ts';
import { isRecord } from '../specs/isRecord.ts';
import { isNumeric, numeric } from '../specs/numeric.ts';
import { recordsOf } from '../specs/recordsOf.ts';
import type { RecordValue, Value } from '../specs/Value.ts';
import { type InsertedOrder, insertedOrder } from './insertedOrder.ts';
import { isEvenTurn } from './isEvenTurn.ts';
import { noteReceipt } from './noteReceipt.ts';
import { type Sent, sentAsText } from './numbersAsText/sentAsText.ts';
import { receiving } from './receiving.ts';
import { rowsWithIds } from './rowsWithIds.ts';
import type { ScenarioPlace } from './Scenario.ts';
import { sameNumber } from './sameNumber.ts';

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
    (isEvenTurn(place) ? await insertedTwice(context, place) : undefined) ??
    (await insertedOrder(context, place, 'to-receive-more', ofTen));
  if (order.kind !== 'inserted') return undefined;
  const sent = { ...order.sent, PurchaseOrderId: order.id, PurchaseOrderDetails: rowsWithIds(order) };
  const members = receiving(context, place, sent, documentTypeId, (index) => 9 - index);
  const received = async (asked: RecordValue): Promise<Answer> => {
    const answer = await context.call(place.operation, asked);
    noteReceipt(context, answer);
    return answer;
  };
  return sentAsText(place, members, received, receivesNothing);
}

/** Whether an order that comes back shows that nothing of it was received. */
const receivesNothing = ({ decoded }: Answer): boolean => {
  const quantities = recordsOf(orderIn(decoded?.value.mvPurchaseOrder).PurchaseOrderDetails).map(
    (row) => row.PurchaseOrderRowReceivedQuantity,
  );
  return quantities.length > 0 && quantities.every((one) => sameNumber(one, numeric(0)));
};

const ofTen = (order: RecordValue, rows = recordsOf(order.PurchaseOrderDetails)): RecordValue => ({
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
  const order = await insertedOrder(context, place, 'to-receive-twice', (built) => {
    const rows = recordsOf(built.PurchaseOrderDetails);
    return ofTen(built, [...rows, ...rows.slice(0, 1)]);
  });
  if (order.kind !== 'inserted') return undefined;
  const rows = rowsWithIds(order);
  const ids = rows.map(({ PurchaseOrderRowDetailID: id }) => (isNumeric(id) ? id.lexeme : '0'));
  return !ids.includes('0') && new Set(ids).size === rows.length ? order : undefined;
}

const orderIn = (order: Value | undefined): RecordValue => (isRecord(order) ? order : {});
