import { purchaseOrder } from '../../../generators/records/ordersAndDocuments.ts';
import { writeMembers } from '../../../generators/records/writeMembers.ts';
import { unlikeFailure } from '../../../harness/canonical/sayings.ts';
import { recordIn } from '../../../harness/canonical/values.ts';
import { asEvidence, fixtureOf } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import {
  hasSucceeded,
  isRefused,
  madeAgainIfRefused,
  outcomeOf,
} from '../../../harness/exchanges/outcome.ts';
import { isNotLetIn } from '../../../harness/exchanges/statusMeaning.ts';
import { blocked, callRefused, failed } from '../../../harness/verdicts/judgements.ts';
import { plainAgain, refusedByNow } from '../../../harness/verdicts/refusals.ts';
import { messageOf, type Subject } from '../../../harness/verdicts/Subject.ts';
import { answerWithoutTexts } from '../../../harness/words/answerInWords.ts';
import { shown } from '../../../harness/words/shown.ts';
import { lostLayout } from '../../../harness/writes/lostLayout.ts';
import { noteMade } from '../../../harness/writes/writtenRecord.ts';
import { toPurchaseOrders } from '../../../specs/appliesTo.ts';
import { isNumeric, numeric, sameNumber } from '../../../specs/numeric.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import {
  ofOperation,
  plainKey,
  plainKeyOnly,
  probe,
  type ScenarioPlace,
  siblingKey,
} from '../../kernel/probe.ts';
import { insertRecord } from '../../probes/madeForScenarios.ts';
import { askedOnce } from '../../probes/profile.ts';

/** `otherWay` is the order whose supplier is named in the other way. For the others see `inTurns`. */
type OfSupplier = 'otherWay' | 'again' | 'invented' | typeof plainAgain;

/** An order that names its supplier by the id 0 and a name: that in the fixtures, where nothing else is said. */
const withName = (
  context: GatherContext,
  label: string,
  name = fixtureOf(context, 'supplierName'),
): RecordValue => ({
  ...purchaseOrder(context, label),
  PurchaseOrderSupplierID: numeric(0),
  PurchaseOrderSupplierName: name,
});

/** A name that no supplier has. */
const inventedName = (context: GatherContext, label: string): string => `Assay ${context.unique(label)}`;

const supplierIdIn = ({ call }: Answer) => recordIn(call.members.mvPurchaseOrder).PurchaseOrderSupplierID;

/** An order whose supplier is named by the id 0 and its name; the plain one where that already does so. */
const byName = probe<OfSupplier>({
  name: 'supplier-by-name',
  of: ofOperation('PurchaseOrderUpdate'),
  effect: 'write',
  creates: 'up to four records',
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const { supplierId } = context.fixtures;
    fixtureOf(context, 'supplierName');
    const plain = await context.other(plainKey(place));
    if (supplierId === undefined || plain.kind === 'blocked') return plain;
    const named = withName(context, `by-name-${place.format}`);
    const members = writeMembers(context, place, named, 'Insert');
    const answer = await madeAgainIfRefused(() => context.call(place.operation, members));
    noteMade(context, answer);
    const otherWay = plain.evidence.answer;
    return asEvidence(answer, { otherWay, ...(await inTurns(context, place, { answer, otherWay })) });
  },
});

/** The plain order, where it names its supplier by the id. One that is named the other way tells what a refusal means. */
const byId = probe<OfSupplier>({
  name: 'supplier-by-id',
  of: ofOperation('PurchaseOrderUpdate'),
  effect: 'write',
  requires: (place) => [...plainKeyOnly(place), siblingKey(place, place.operation.name, byName.name)],
  gather: async (context, place) => {
    fixtureOf(context, 'supplierId');
    const plain = await context.other(plainKey(place));
    const named = await context.other(siblingKey(place, place.operation.name, byName.name));
    if (plain.kind === 'blocked' || named.kind === 'blocked') return plain;
    const { answer, others } = plain.evidence;
    const otherWay = named.evidence.answer;
    const again = await inTurns(context, place, { answer, otherWay });
    return asEvidence(answer, { ...others, otherWay, ...again });
  },
});

const idIn = (value: Value | undefined): string =>
  isNumeric(value) && !sameNumber(value, numeric(0)) ? value.lexeme : '';
const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value.trim() : '');

/** A server may look up a name in any letter case. */
const isAlike = (one: string, another: string): boolean =>
  one !== '' && one.toLowerCase() === another.toLowerCase();

/** A supplier is named by an id above zero, or by zero and the name. */
export const PO3 = clause('PO-3', {
  statement: 'A supplier is named by an id above 0, or by 0 together with PurchaseOrderSupplierName.',
  section: 'Operation rules 2',
  judging:
    'Both ways insert an order; the name is that of a supplier from the fixtures. Where the id and the name are of one supplier, both orders are for it. A server that takes an invented name, and no name that a supplier has, tells nothing. Nor does one that refuses the two in different words: it may know several suppliers of the name.',
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
        const order = withName(context, 'supplier-profile', inventedName(context, 'supplier-profile'));
        const answer = await context.call(place.operation, writeMembers(context, place, order, 'Insert'));
        if (outcomeOf(answer, 'any') === 'succeeded') noteMade(context, answer);
        return asEvidence(answer);
      },
    },
    ({ answer }) => `an order of a supplier that does not exist: ${answerWithoutTexts(answer)}`,
  ),
});

/**
 * Where the order was refused (`answer`) and the one with its supplier named in the other way was taken, a new order with it named as in the
 * first (`again`). Where that is refused too, one more with the other way. A supplier may have been locked for some seconds. Where a name is
 * still refused, the last order is for a name that no supplier has (`invented`).
 */
async function inTurns(
  context: GatherContext,
  place: ScenarioPlace,
  { answer, otherWay }: { readonly answer: Answer; readonly otherWay: Answer },
): Promise<Partial<Record<OfSupplier, Answer>>> {
  if (!isRefused(answer) || !hasSucceeded(otherWay)) return {};
  const insertLike = (order: Answer, label: string): Promise<Answer> => {
    const isById = !sameNumber(supplierIdIn(order), numeric(0));
    const made = isById ? purchaseOrder(context, label) : withName(context, label);
    return insertRecord(context, place, made);
  };
  const again = await insertLike(answer, `supplier-again-${place.format}`);
  if (!isRefused(again)) return { again };
  const last = await insertLike(otherWay, `supplier-otherwise-${place.format}`);
  const isByName = sameNumber(supplierIdIn(answer), numeric(0));
  if (!isByName || !hasSucceeded(last)) return { again, [plainAgain]: last };
  const unknown = `supplier-invented-${place.format}`;
  const record = withName(context, unknown, inventedName(context, unknown));
  return { again, [plainAgain]: last, invented: await insertRecord(context, place, record) };
}

/** The order is taken. It is a breach where the same order is taken with its supplier named the other way. */
function takesOrder(subject: Subject<OfSupplier>) {
  if (subject.outcome === 'succeeded') {
    const lost = lostLayout(subject.answer, subject.others.json);
    return lost === undefined ? isForSupplier(subject) : blocked('layout', lost);
  }
  const { otherWay, again, invented, [plainAgain]: otherAgain } = subject.others;
  if (again !== undefined && hasSucceeded(again))
    return blocked(
      'control',
      'an order with its supplier named in that way was refused once, and taken later',
    );
  const byNow = subject.outcome === 'failed' ? refusedByNow(otherAgain) : undefined;
  if (byNow !== undefined) return byNow;
  if (invented !== undefined && hasSucceeded(invented))
    return blocked('control', 'an order for an unknown supplier is taken, and one for a known name is not');
  // A server that tells a known name from an invented one knows the supplier: it may have two of that name.
  if (invented !== undefined && unlikeFailure([subject.answer, invented]) !== undefined)
    return blocked(
      'control',
      `a known name is not refused as one that no supplier has: ${messageOf(subject)}`,
    );
  const isOtherTaken = otherWay !== undefined && hasSucceeded(otherWay) && lostLayout(otherWay) === undefined;
  if (!isOtherTaken || isNotLetIn(subject.response.status)) return callRefused;
  const message = 'the order is refused, though it is taken when its supplier is named the other way';
  return failed(subject, message, 'success', messageOf(subject));
}

/**
 * The order is for the supplier that it names, as far as the two orders can tell. They can where either shows that the id and the name in
 * the fixtures are of one supplier. Suppliers may share a name or have been merged, so another id alone tells nothing. A server may look up a
 * name by any spelling of it, so one id in both tells that it is one supplier.
 */
function isForSupplier(subject: Subject<OfSupplier>) {
  const { otherWay } = subject.others;
  if (otherWay === undefined || !hasSucceeded(otherWay)) return [];
  const own = supplierOf(subject.answer);
  const other = supplierOf(otherWay);
  const sentId = own.sentId === '' ? other.sentId : own.sentId;
  const sentName = own.sentId === '' ? own.sentName : other.sentName;
  const isOneSupplier = [own, other].some(({ id, name, sentId: asked }) =>
    asked === '' ? id === sentId : isAlike(name, sentName),
  );
  const isRight =
    isAlike(own.name, sentName) || isAlike(own.name, other.name) || (own.id !== '' && own.id === other.id);
  const isTold = own.name !== '' || (own.id === '' && other.id !== '');
  if (!isOneSupplier || isRight || !isTold) return [];
  const due = `the supplier ${shown(other.name === '' ? sentName : other.name)}`;
  const actual = own.name === '' ? 'no supplier' : `the supplier ${shown(own.name)}`;
  const message = 'the order is for another supplier than the one it names, or for none';
  return failed(subject, message, due, actual, 'mvPurchaseOrder.PurchaseOrderSupplierName');
}

/** The supplier that an order names, and the one that its echo shows. An empty text stands for no name, and for 0 or no id. */
function supplierOf({ call, decoded }: Answer) {
  const sent = recordIn(call.members.mvPurchaseOrder);
  const echo = recordIn(decoded?.value.mvPurchaseOrder);
  return {
    sentId: idIn(sent.PurchaseOrderSupplierID),
    sentName: textOf(sent.PurchaseOrderSupplierName),
    id: idIn(echo.PurchaseOrderSupplierID),
    name: textOf(echo.PurchaseOrderSupplierName),
  };
}
