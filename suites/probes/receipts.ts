import type { Id } from '../../config/Settings.ts';
import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import type { Judgement } from '../../harness/Judgement.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { sameNumber } from '../compare/values.ts';
import { found, wanting } from '../kernel/gathered.ts';
import { blocked, failed, passed, shown } from '../kernel/judgements.ts';
import { outcomeOf } from '../kernel/outcomeOf.ts';
import { ofOperation, probe } from '../kernel/probe.ts';
import { isEvenTurn, type ScenarioPlace } from '../kernel/Scenario.ts';
import { type Subject, subjectOf } from '../kernel/Subject.ts';
import { type Sent, sentAsText } from './numbersAsText/unlikeness.ts';
import { rowsWithIds, sameRow } from './orderRows.ts';
import { type InsertedOrder, insertedOrder, plainOrder } from './ownRecords.ts';
import { writeMembers } from './writing.ts';

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
  const rows = recordsOf(order.PurchaseOrderDetails);
  const parts = rows.map((row, index) => ({
    ...row,
    PurchaseOrderRowReceivedQuantity: numeric(pieces(index)),
  }));
  const isTurned =
    place.formatIndex % 2 === 0 && rows.every((row) => isNumeric(row.PurchaseOrderRowDetailID));
  const received: RecordValue = {
    ...order,
    PurchaseOrderStatus: 'PartiallyReceived',
    PurchaseOrderReceiveDocumentTypeID: String(documentTypeId),
    PurchaseOrderDetails: isTurned ? [...parts].reverse() : parts,
  };
  return writeMembers(context, place, received, 'ReceiveItems');
}

/** Notes the receive document that receiving items made. */
export function noteReceipt(context: GatherContext, answer: Answer): void {
  const document = answer.decoded?.value.relatedDocumentID;
  if (outcomeOf(answer, 'success') === 'succeeded' && isNumeric(document))
    context.made({ record: 'mvDocument', id: document.lexeme });
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
    (isEvenTurn(place) ? await insertedTwice(context, place) : undefined) ??
    (await insertedOrder(context, place, 'to-receive-more', rowsOfTenAndMore));
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

const rowsOfTenAndMore = (order: RecordValue, rows = recordsOf(order.PurchaseOrderDetails)): RecordValue => ({
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
    return rowsOfTenAndMore(built, [...rows, ...rows.slice(0, 1)]);
  });
  if (order.kind !== 'inserted') return undefined;
  const rows = rowsWithIds(order);
  const ids = rows.map(({ PurchaseOrderRowDetailID: id }) => (isNumeric(id) ? id.lexeme : '0'));
  return !ids.includes('0') && new Set(ids).size === rows.length ? order : undefined;
}

const orderIn = (order: Value | undefined): RecordValue => (isRecord(order) ? order : {});

const received = 'PurchaseOrderRowReceivedQuantity';

/** So many pieces of the first row arrive with the call that is refused. */
const ofFirst = 2;

/** Far more of the second row than was ordered, by which the call is to be refused. */
const farTooMany = 1000;

/**
 * A receipt of a verified order that is refused for its second row, which receives far more than was ordered; then one of the
 * second row alone (`later`), whose echo shows the first one too.
 */
export const refusedReceipt = probe({
  name: 'receive-items-refused',
  of: ofOperation('PurchaseOrderUpdate'),
  expects: 'any',
  effect: 'write',
  creates: 'a record and its receive document',
  requires: plainOrder,
  gather: async (context, place) => {
    const { receiveDocumentTypeId } = context.fixtures;
    if (receiveDocumentTypeId === undefined) return wanting('receiveDocumentTypeId');
    const order = await insertedOrder(context, place, 'to-refuse', rowsOfTen);
    if (order.kind !== 'inserted') return order;
    const [first, second] = rowsWithIds(order);
    if (first === undefined || second === undefined)
      return {
        kind: 'blocked',
        cause: 'fixture:knownSkus',
        message: 'an order of two rows wants two known SKUs',
      };
    const receive = async (
      rows: readonly RecordValue[],
      pieces: (index: number) => number,
    ): Promise<Answer> => {
      const sent = { ...order.sent, PurchaseOrderId: order.id, PurchaseOrderDetails: rows };
      // In the order of the document: what is refused has to stand behind what is fine.
      const inOrder = { ...place, formatIndex: 1 };
      const answer = await context.call(
        place.operation,
        receiving(context, inOrder, sent, receiveDocumentTypeId, pieces),
      );
      noteReceipt(context, answer);
      return answer;
    };
    const answer = await receive([first, second], (index) => (index === 0 ? ofFirst : farTooMany));
    if (outcomeOf(answer, 'failure') !== 'failed') return found(answer);
    return found(answer, { later: await receive([second], () => 1) });
  },
});

const rowsOfTen = (order: RecordValue): RecordValue => ({
  ...order,
  PurchaseOrderDetails: recordsOf(order.PurchaseOrderDetails).map((row) => ({
    ...row,
    PurchaseOrderRowQuantity: numeric(10),
  })),
});

/** Whether the first row has received nothing by the call that was refused (ACT-7). */
export function leavesFirstRow(subject: Subject): Judgement {
  if (subject.outcome !== 'failed')
    return blocked(
      'nothing',
      'far more than was ordered is received, or no status block tells whether it was',
    );
  const { later } = subject.evidence.others;
  if (later === undefined || outcomeOf(later, 'success') !== 'succeeded')
    return blocked('control', 'items of the second row alone are refused, so that no echo shows the first');
  const [first] = recordsOf(orderIn(subject.answer.call.members.mvPurchaseOrder).PurchaseOrderDetails);
  const row =
    first && sameRow(first, recordsOf(orderIn(later.decoded?.value.mvPurchaseOrder).PurchaseOrderDetails));
  const held = row?.[received];
  if (row === undefined) return blocked('nothing', 'the later echo does not show the first row');
  if (!isNumeric(held) || !sameNumber(held, numeric(ofFirst))) return passed;
  return failed(
    subjectOf({ answer: later, others: {} }, subject.spec, subject.context),
    'a receipt that failed for its second row has received the first',
    '0',
    shown(held),
    `mvPurchaseOrder.PurchaseOrderDetails.${received}`,
  );
}
