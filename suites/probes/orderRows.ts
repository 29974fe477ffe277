import { recordIn } from '../../harness/canonical/values.ts';
import type { GatherContext, Gathered } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../harness/exchanges/outcome.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { blocked, failed, passed, shown } from '../../harness/verdicts/judgements.ts';
import { messageOf, type Subject, subjectOf } from '../../harness/verdicts/Subject.ts';
import { showsLayout } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { sameNumber } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { plainKey, type ScenarioPlace } from '../kernel/probe.ts';
import { type InsertedOrder, insertedOrder } from './ownRecords.ts';

/** The row of that SKU among others. Where several rows have it, the one with the same ordered quantity. */
export function sameRow(row: RecordValue, others: readonly RecordValue[]): RecordValue | undefined {
  const found = others.filter((one) => one.PurchaseOrderRowProductSKU === row.PurchaseOrderRowProductSKU);
  const ordered = row.PurchaseOrderRowQuantity;
  return found.find((one) => sameNumber(one.PurchaseOrderRowQuantity, ordered)) ?? found[0];
}

const idName = 'PurchaseOrderRowDetailID';

/** The rows of an order as they were sent, each under the id that the target gave to that row, if any. */
export function rowsWithIds({ sent, answer }: InsertedOrder): readonly RecordValue[] {
  const stored = rowsOfOrder(answer.decoded?.value.mvPurchaseOrder);
  return rowsOfOrder(sent).map((row) => {
    const id = sameRow(row, stored)?.[idName];
    return id === undefined || id === null ? row : { ...row, [idName]: id };
  });
}

/** The order as it was sent, under the ids that the target gave to it and to its rows. */
export const orderWithIds = (order: InsertedOrder): RecordValue => ({
  ...order.sent,
  PurchaseOrderId: order.id,
  PurchaseOrderDetails: rowsWithIds(order),
});

/** The rows of an order that was sent or came back. */
export const rowsOfOrder = (order: Value | undefined): readonly RecordValue[] =>
  recordsOf(recordIn(order).PurchaseOrderDetails);

const member = 'PurchaseOrderSupplierID';
const inExamples = 'PurchaseOrderSupplierId';

/** The request with its supplier under the name that the request examples give it. */
function respelt({ mvPurchaseOrder: order, ...rest }: RecordValue): RecordValue {
  if (!isRecord(order)) throw new Error('a request for an order holds one');
  const { [member]: supplier, ...others } = order;
  return { ...rest, mvPurchaseOrder: { ...others, [inExamples]: supplier } };
}

/**
 * An order that is inserted with its supplier's id as the request examples spell it (`spelt`), beside the plain insert (`usual`). The
 * documented spelling is used where that is refused, where the fixtures name no id, and in formats without a documented layout of a
 * record.
 */
export async function speltAsInExamples(
  context: GatherContext,
  place: ScenarioPlace,
  label: string,
): Promise<{ readonly order: InsertedOrder | Gathered; readonly others: Readonly<Record<string, Answer>> }> {
  if (context.fixtures.supplierId === undefined || !showsLayout(place.format))
    return { order: await insertedOrder(context, place, label), others: {} };
  const order = await insertedOrder(context, place, label, undefined, respelt);
  const spelt = order.kind === 'evidence' ? undefined : order.answer;
  const plain = await context.other(plainKey(place));
  if (spelt?.call.members.mvPurchaseOrder === undefined || plain.kind === 'blocked')
    return { order, others: {} };
  const others = { spelt, usual: plain.evidence.answer };
  return order.kind === 'inserted'
    ? { order, others }
    : { order: await insertedOrder(context, place, `${label}-again`), others };
}

/** Whether the supplier's id is taken under the name that the request examples give it (TYP-14). */
export function takesSpelling(subject: Subject): Judgement {
  const { spelt, usual } = subject.evidence.others;
  if (spelt === undefined || usual === undefined)
    return blocked('fixture:supplierId', 'the fixtures name no supplierId');
  const sent = valueIn(spelt.call.members, inExamples);
  if (!sameNumber(supplierIn(usual), valueIn(usual.call.members, member)))
    return blocked('nothing', 'the answer to a plain order does not show its supplier');
  const called = subjectOf({ answer: spelt, others: {} }, subject.spec, subject.context);
  if (called.decoded === null) return blocked('nothing', "the answer to that insert can't be read");
  const isAccepted = outcomeOf(spelt, 'success') !== 'failed';
  if (isAccepted && sameNumber(supplierIn(spelt), sent)) return passed;
  const path = `mvPurchaseOrder.${member}`;
  return isAccepted
    ? failed(called, `${inExamples} in a request is passed over`, shown(sent), shown(supplierIn(spelt)), path)
    : failed(called, `an order with ${inExamples} is refused`, 'success', messageOf(called), path);
}

const valueIn = ({ mvPurchaseOrder: order }: RecordValue, name: string): Value =>
  recordIn(order)[name] ?? null;

const supplierIn = ({ decoded }: Answer): Value => valueIn(decoded?.value ?? {}, member);
