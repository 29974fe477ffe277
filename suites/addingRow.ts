import type { Answer } from '../harness/Answer.ts';
import type { Judgement } from '../harness/Judgement.ts';
import { isRecord } from '../specs/isRecord.ts';
import { recordsOf } from '../specs/recordsOf.ts';
import type { RecordValue, Value } from '../specs/Value.ts';
import { found, wanting } from './gathered.ts';
import { insertedOrder, plainOrder } from './insertedOrder.ts';
import { blocked, judged, passed, shown } from './judgements.ts';
import { outcomeOf } from './outcomeOf.ts';
import { writtenRecord } from './recordActions/writtenRecord.ts';
import { rowsWithIds } from './rowsWithIds.ts';
import type { Scenario } from './Scenario.ts';
import type { Subject } from './Subject.ts';
import { writeMembers } from './writing.ts';

const sku = 'PurchaseOrderRowProductSKU';
const details = 'PurchaseOrderDetails';

const rowsOf = (order: RecordValue | undefined): readonly RecordValue[] => recordsOf(order?.[details]);

/**
 * An order of one row, an Update that sends another row beside it, and the same Update once more, whose echo can't be what was
 * before the first. The row is sent as in an insert, without an id; once it has one, under that.
 */
export const addingRow: Scenario = {
  name: 'update-with-a-new-row',
  expects: 'success',
  where: 'default',
  effect: 'write',
  apart: true,
  creates: 'one record',
  requires: plainOrder,
  gather: async (context, place) => {
    if (context.fixtures.knownSkus?.[1] === undefined) return wanting('knownSkus');
    let added: readonly RecordValue[] = [];
    const order = await insertedOrder(context, place, 'to-add-to', (built) => {
      added = rowsOf(built).slice(1, 2);
      return { ...built, [details]: rowsOf(built).slice(0, 1) };
    });
    if (order.kind !== 'inserted') return order;
    const update = (rows: readonly RecordValue[]): Promise<Answer> => {
      const changed = { ...order.sent, PurchaseOrderId: order.id, [details]: rows };
      return context.call(place.operation, writeMembers(context, place, changed, 'Update'));
    };
    const whole = { ...order.sent, [details]: [...rowsOf(order.sent), ...added] };
    const answer = await update(rowsWithIds({ ...order, sent: whole }));
    const plain = await context.other(plainOrder(place)[0] ?? '');
    const others: Record<string, Answer> = plain.kind === 'evidence' ? { insert: plain.evidence.answer } : {};
    if (outcomeOf(answer, 'success') !== 'succeeded') return found(answer, others);
    const again = await update(rowsWithIds({ ...order, sent: whole, answer }));
    return found(answer, { ...others, again });
  },
};

/** Whether the later echo shows the row that was added, as that of the plain insert showed it; one that shows no rows says nothing. */
export function addsRow({ answer, evidence }: Subject): Judgement {
  const { insert, again } = evidence.others;
  const [kept, added] = rowsOf(writtenRecord(answer).sent).map((row) => row[sku]);
  if (again === undefined || outcomeOf(again, 'success') !== 'succeeded')
    return blocked('control', 'the same Update once more is refused');
  if (insert === undefined || !holds(insert, added))
    return blocked('clause:ACT-1', 'an order that was inserted with that row does not show it');
  if (!holds(again, kept)) return blocked('nothing', 'the answer does not show the rows of the order');
  if (holds(again, added)) return passed;
  return judged([
    {
      message: 'an update did not add the row that is new',
      expected: `a row of ${shown(added)}`,
      actual: 'none',
      path: `mvPurchaseOrder.${details}`,
      exchange: again.exchange,
    },
  ]);
}

const holds = (answer: Answer, product: Value | undefined): boolean => {
  const order = answer.decoded?.value.mvPurchaseOrder;
  return rowsOf(isRecord(order) ? order : undefined).some((row) => row[sku] === product);
};
