import { purchaseOrder } from '../../../generators/records/ordersAndDocuments.ts';
import { writeMembers } from '../../../generators/records/writeMembers.ts';
import { asEvidence, fixtureOf } from '../../../harness/evidence/Evidence.ts';
import { answerWithoutTexts } from '../../../harness/exchanges/answerInWords.ts';
import { hasSucceeded, madeAgainIfRefused, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { isNotLetIn } from '../../../harness/exchanges/unreadable.ts';
import { blocked, callRefused, failed } from '../../../harness/verdicts/judgements.ts';
import { plainAgain, refusedByNow } from '../../../harness/verdicts/refusals.ts';
import { messageOf, type Subject } from '../../../harness/verdicts/Subject.ts';
import { lostLayout } from '../../../harness/writes/lostLayout.ts';
import { noteMade } from '../../../harness/writes/writtenRecord.ts';
import { toPurchaseOrders } from '../../../specs/appliesTo.ts';
import { numeric } from '../../../specs/numeric.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { ofOperation, plainKey, plainKeyOnly, probe, siblingKey } from '../../kernel/probe.ts';
import { askedOnce } from '../../probes/profile.ts';
import { plainInsertAgain } from '../../probes/recordActions/plainInserts.ts';

/** An order whose supplier is named by the id 0 and its name; the plain one where that already does so. */
const byName = probe<'otherWay'>({
  name: 'supplier-by-name',
  of: ofOperation('PurchaseOrderUpdate'),
  effect: 'write',
  creates: 'one record',
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const { supplierId } = context.fixtures;
    const supplierName = fixtureOf(context, 'supplierName');
    const plain = await context.other(plainKey(place));
    if (supplierId === undefined || plain.kind === 'blocked') return plain;
    const record = purchaseOrder(context, `by-name-${place.format}`);
    const named = { ...record, PurchaseOrderSupplierID: numeric(0), PurchaseOrderSupplierName: supplierName };
    const members = writeMembers(context, place, named, 'Insert');
    const answer = await madeAgainIfRefused(() => context.call(place.operation, members));
    noteMade(context, answer);
    const otherWay = plain.evidence.answer;
    return asEvidence(answer, { otherWay, ...(await plainInsertAgain(context, place, otherWay, answer)) });
  },
});

/** The plain order, where it names its supplier by the id. One that is named the other way tells what a refusal means. */
const byId = probe<'otherWay'>({
  name: 'supplier-by-id',
  of: ofOperation('PurchaseOrderUpdate'),
  effect: 'write',
  requires: (place) => [...plainKeyOnly(place), siblingKey(place, place.operation.name, byName.name)],
  gather: async (context, place) => {
    fixtureOf(context, 'supplierId');
    const plain = await context.other(plainKey(place));
    const named = await context.other(siblingKey(place, place.operation.name, byName.name));
    if (plain.kind === 'blocked' || named.kind === 'blocked') return plain;
    return asEvidence(plain.evidence.answer, { ...plain.evidence.others, otherWay: named.evidence.answer });
  },
});

/** The order is taken. It is a breach where the same order is taken with its supplier named the other way. */
function takesOrder(subject: Subject<'otherWay'>) {
  if (subject.outcome === 'succeeded') {
    const lost = lostLayout(subject.answer, subject.others.json);
    return lost === undefined ? [] : blocked('layout', lost);
  }
  const { otherWay, [plainAgain]: again } = subject.others;
  const byNow = subject.outcome === 'failed' ? refusedByNow(again) : undefined;
  if (byNow !== undefined) return byNow;
  const isOtherTaken = otherWay !== undefined && hasSucceeded(otherWay) && lostLayout(otherWay) === undefined;
  if (!isOtherTaken || isNotLetIn(subject.response.status)) return callRefused;
  const message = 'the order is refused, though it is taken when its supplier is named the other way';
  return failed(subject, message, 'success', messageOf(subject));
}

/** A supplier is named by an id above zero, or by zero and the name. */
export const PO3 = clause('PO-3', {
  statement: 'A supplier is named by an id above 0, or by 0 together with PurchaseOrderSupplierName.',
  section: 'Operation rules 2',
  judging: 'Both ways insert an order; the name is that of a supplier from the fixtures.',
  open: 'An invented name is observed.',
  appliesTo: toPurchaseOrders,
  checks: [
    on(byId, takesOrder, { ...asAnswered, slug: 'by-id' }),
    on(byName, takesOrder, { ...asAnswered, slug: 'by-name' }),
  ],
  /** What an order is answered whose supplier has an invented name. */
  observed: askedOnce(
    {
      name: 'supplier-profile',
      operation: 'PurchaseOrderUpdate',
      effect: 'write',
      creates: 'one record, where it is taken',
      gather: async (context, place) => {
        const record = purchaseOrder(context, 'supplier-profile');
        const order = {
          ...record,
          PurchaseOrderSupplierID: numeric(0),
          PurchaseOrderSupplierName: `Assay ${context.unique('supplier-profile')}`,
        };
        const answer = await context.call(place.operation, writeMembers(context, place, order, 'Insert'));
        if (outcomeOf(answer, 'any') === 'succeeded') noteMade(context, answer);
        return asEvidence(answer);
      },
    },
    ({ answer }) => `an order of a supplier that does not exist: ${answerWithoutTexts(answer)}`,
  ),
});
