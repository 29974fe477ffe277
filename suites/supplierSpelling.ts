import type { Answer } from '../harness/Answer.ts';
import type { GatherContext, Gathered } from '../harness/Evidence.ts';
import type { Judgement } from '../harness/Judgement.ts';
import { isRecord } from '../specs/isRecord.ts';
import type { RecordValue, Value } from '../specs/Value.ts';
import { type InsertedOrder, insertedOrder, plainOrder } from './insertedOrder.ts';
import { blocked, failed, passed, shown } from './judgements.ts';
import { messageOf } from './messageOf.ts';
import { outcomeOf } from './outcomeOf.ts';
import type { ScenarioPlace } from './Scenario.ts';
import { type Subject, subjectOf } from './Subject.ts';
import { sameNumber } from './sameNumber.ts';
import { showsLayout } from './showsLayout.ts';

/** The scenario whose order is inserted so. */
export const updateOfOrder = 'update-of-an-order';

const member = 'PurchaseOrderSupplierID';
const inExamples = 'PurchaseOrderSupplierId';

/** The request with its supplier under the name that the request examples give it. */
function respelt({ mvPurchaseOrder: order, ...rest }: RecordValue): RecordValue {
  if (!isRecord(order)) throw new Error('a request for an order holds one');
  const { [member]: supplier, ...others } = order;
  return { ...rest, mvPurchaseOrder: { ...others, [inExamples]: supplier } };
}

/**
 * An order that is inserted with its supplier's id as the request examples spell it; in the documented spelling where that is
 * refused, where the fixtures name no id, and in the formats in which the document shows no layout of a record. `spelt` is the
 * answer to the first, `usual` the one to the plain insert.
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
  const plain = await context.other(plainOrder(place)[0] ?? '');
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
  const asked = subjectOf({ answer: spelt, others: {} }, subject.spec, subject.context);
  if (asked.decoded === null) return blocked('nothing', "the answer to that insert can't be read");
  const isTaken = outcomeOf(spelt, 'success') !== 'failed';
  if (isTaken && sameNumber(supplierIn(spelt), sent)) return passed;
  const path = `mvPurchaseOrder.${member}`;
  return isTaken
    ? failed(asked, `${inExamples} in a request is passed over`, shown(sent), shown(supplierIn(spelt)), path)
    : failed(asked, `an order with ${inExamples} is refused`, 'success', messageOf(asked), path);
}

const valueIn = ({ mvPurchaseOrder: order }: RecordValue, name: string): Value =>
  (isRecord(order) ? order[name] : undefined) ?? null;

const supplierIn = ({ decoded }: Answer): Value => valueIn(decoded?.value ?? {}, member);
