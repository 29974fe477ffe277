import { writeMembers } from '../../../generators/records/writeMembers.ts';
import { orderWithIds } from '../../../harness/canonical/rows.ts';
import { asEvidence, type GatherContext, type Gathered } from '../../../harness/evidence/Evidence.ts';
import type { Answers } from '../../../harness/exchanges/Answer.ts';
import { blocked, breach, shown } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { toPurchaseOrders } from '../../../specs/appliesTo.ts';
import { showsLayout } from '../../../specs/Format.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { isNumeric, sameNumber } from '../../../specs/numeric.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { clause, on } from '../../kernel/clause.ts';
import { ofOperation, plainKey, plainKeyOnly, probe, type ScenarioPlace } from '../../kernel/probe.ts';
import { type InsertedOrder, insertedOrder } from '../../probes/ownRecords.ts';
import { updateOfOrder } from '../../probes/scenarioNames.ts';

/**
 * The order is inserted with its supplier spelt as in the request examples (TYP-14), or as documented where that is refused or not sent.
 */
const updating = probe<'insert'>({
  name: updateOfOrder,
  of: ofOperation('PurchaseOrderUpdate'),
  effect: 'write',
  creates: 'one record',
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const { order, others } = await speltAsInExamples(context, place, 'to-update');
    if (order.kind !== 'inserted') return order;
    const PurchaseOrderComments = `changed by assay ${context.unique('changed')}`;
    const changed = { ...orderWithIds(order), PurchaseOrderComments };
    const answer = await context.call(place.operation, writeMembers(context, place, changed, 'Update'));
    return asEvidence(answer, { ...others, insert: order.answer });
  },
});

/** entityID and the echo's id, where they are there: their presence is ENV-14's, their type TYP-1's. */
function keepsItsId(subject: Subject<'insert'>) {
  const insert = subject.others.insert?.decoded?.value;
  const id = idIn(subject.answer.call.members);
  const own = idIn(subject.value);
  // An entityID that is another than the echo's id, here or at the insert already, is ENV-7's.
  const isTold = agree(insert?.entityID, idIn(insert)) && agree(subject.value.entityID, own);
  const ids = [
    ['entityID', isTold ? subject.value.entityID : undefined],
    ['mvPurchaseOrder.PurchaseOrderId', own],
  ] as const;
  const found = ids.filter(([, value]) => isNumeric(value));
  if (found.length === 0) return blocked('clause:ENV-14', 'the answer carries no id');
  return found
    .filter(([, value]) => !sameNumber(value, id))
    .map(([path, value]) =>
      breach(subject, 'an update answers with another id', shown(id), shown(value), path),
    );
}

const idIn = ({ mvPurchaseOrder: order }: RecordValue = {}): Value | undefined =>
  isRecord(order) ? order.PurchaseOrderId : undefined;

const agree = (one: Value | undefined, other: Value | undefined): boolean =>
  !isNumeric(one) || !isNumeric(other) || sameNumber(one, other);

/** An update keeps the order's id. */
export const PO4 = clause('PO-4', {
  statement: 'Update cannot change PurchaseOrderId.',
  section: 'Operation rules 2',
  judging: 'An Update with an id answers with that id in entityID and in the echo.',
  appliesTo: toPurchaseOrders,
  checks: [on(updating, keepsItsId, { reads: 'status' })],
});

/** The request with its supplier under the name that the request examples give it. */
function respelt({ mvPurchaseOrder: order, ...rest }: RecordValue): RecordValue {
  if (!isRecord(order)) throw new Error('a request for an order holds one');
  const { PurchaseOrderSupplierID: PurchaseOrderSupplierId, ...others } = order;
  return { ...rest, mvPurchaseOrder: { ...others, PurchaseOrderSupplierId } };
}

/**
 * An order that is inserted with its supplier's id as the request examples spell it (`spelt`), beside the plain insert (`usual`). The
 * documented spelling is used where that is refused, where the fixtures name no id, and in formats without a documented layout of a record.
 */
async function speltAsInExamples(
  context: GatherContext,
  place: ScenarioPlace,
  label: string,
): Promise<{ readonly order: InsertedOrder | Gathered; readonly others: Answers }> {
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
