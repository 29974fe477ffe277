import type { Answer } from '../harness/Answer.ts';
import type { Judgement } from '../harness/Judgement.ts';
import { isRecord } from '../specs/isRecord.ts';
import { isNumeric, numeric } from '../specs/numeric.ts';
import { recordsOf } from '../specs/recordsOf.ts';
import type { RecordValue, Value } from '../specs/Value.ts';
import { found, wanting } from './gathered.ts';
import { insertedOrder, plainOrder } from './insertedOrder.ts';
import { blocked, failed, passed, shown } from './judgements.ts';
import { noteReceipt } from './noteReceipt.ts';
import { outcomeOf } from './outcomeOf.ts';
import { receiving } from './receiving.ts';
import { rowsWithIds } from './rowsWithIds.ts';
import type { Scenario } from './Scenario.ts';
import { type Subject, subjectOf } from './Subject.ts';
import { sameNumber } from './sameNumber.ts';
import { sameRow } from './sameRow.ts';

const received = 'PurchaseOrderRowReceivedQuantity';

/** So many pieces of the first row arrive with the call that is refused. */
const ofFirst = 2;

/** Far more of the second row than was ordered, by which the call is to be refused. */
const farTooMany = 1000;

/**
 * A receipt of a verified order that is refused for its second row, which receives far more than was ordered; then one of the
 * second row alone (`later`), whose echo shows the first one too.
 */
export const refusedReceipt: Scenario = {
  name: 'receive-items-refused',
  expects: 'any',
  where: 'default',
  effect: 'write',
  apart: true,
  creates: 'a record and its receive document',
  requires: plainOrder,
  gather: async (context, place) => {
    const { receiveDocumentTypeId } = context.fixtures;
    if (receiveDocumentTypeId === undefined) return wanting('receiveDocumentTypeId');
    const order = await insertedOrder(context, place, 'to-refuse', ofTen);
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
};

const ofTen = (order: RecordValue): RecordValue => ({
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

const orderIn = (order: Value | undefined): RecordValue => (isRecord(order) ? order : {});
