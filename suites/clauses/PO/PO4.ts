import { found } from '../../../harness/evidence/Evidence.ts';
import { blocked, breach, shown } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { toPurchaseOrders } from '../../../specs/appliesTo.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { isNumeric, sameNumber } from '../../../specs/numeric.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { clause, on } from '../../kernel/clause.ts';
import { ofOperation, ofPlain, probe } from '../../kernel/probe.ts';
import { orderWithIds, speltAsInExamples } from '../../probes/orderRows.ts';
import { updateOfOrder } from '../../probes/scenarioNames.ts';
import { writeMembers } from '../../probes/writing.ts';

/**
 * The order is inserted with its supplier spelt as in the request examples (TYP-14), or as documented where that is refused or not sent.
 */
const updating = probe<'insert'>({
  name: updateOfOrder,
  of: ofOperation('PurchaseOrderUpdate'),
  effect: 'write',
  creates: 'one record',
  requires: ofPlain,
  gather: async (context, place) => {
    const { order, others } = await speltAsInExamples(context, place, 'to-update');
    if (order.kind !== 'inserted') return order;
    const PurchaseOrderComments = `changed by assay ${context.unique('changed')}`;
    const changed = { ...orderWithIds(order), PurchaseOrderComments };
    const answer = await context.call(place.operation, writeMembers(context, place, changed, 'Update'));
    return found(answer, { ...others, insert: order.answer });
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
