import { writeMembers } from '../../../generators/records/writeMembers.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import { orderWithIds } from '../../../harness/canonical/rows.ts';
import { recordIn } from '../../../harness/canonical/values.ts';
import { answerIn, asEvidence, type Gathered } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, isSilent, madeAgainIfRefused, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { madeUntilTaken } from '../../../harness/settle/madeUntilTaken.ts';
import { refusedBehind } from '../../../harness/settle/refusedBehind.ts';
import type { Judgement, Violation } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach, judged } from '../../../harness/verdicts/judgements.ts';
import { type Subject, subjectBeside } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { toPurchaseOrders } from '../../../specs/appliesTo.ts';
import { showsLayout } from '../../../specs/Format.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { isNumeric, sameNumber } from '../../../specs/numeric.ts';
import { recordsOf } from '../../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { clause, on } from '../../kernel/clause.ts';
import { ofOperation, plainKey, probe, type ScenarioPlace, siblingKey } from '../../kernel/probe.ts';
import { type InsertedOrder, insertOwnOrder } from '../../probes/madeForScenarios.ts';
import { receivesItems, updateOfOrder } from '../../probes/scenarioNames.ts';

type Updates = 'insert' | 'receipt' | 'of-received' | 'spelt-update' | 'usual-update' | 'fewer-rows';

/**
 * The order is inserted with its supplier spelt as in the request examples (TYP-14), or as documented where that is refused or not sent. The
 * first Update is of this order, and the second one of an order of which a part was received (`of-received`, behind its `receipt`). The next
 * one spells the supplier as in the examples again (`spelt-update`). In every second format the last one leaves a row out (`fewer-rows`).
 */
const updating = probe<Updates>({
  name: updateOfOrder,
  of: ofOperation('PurchaseOrderUpdate'),
  effect: 'write',
  creates: 'up to three records',
  alsoTaken: ['insert', 'of-received', 'fewer-rows'],
  requires: (place) => [plainKey(place), receiptKey(place)],
  gather: async (context, place) => {
    const { order, others } = await speltAsInExamples(context, place, 'to-update');
    if (order.kind !== 'inserted') return order;
    // Each with a comment of its own: an Update that changes nothing may be refused (rule 3).
    let updates = 0;
    const update = (record: RecordValue, spell = asDocumented): Promise<Answer> => {
      updates += 1;
      const PurchaseOrderComments = `changed by assay ${context.unique(`changed-${updates}`)}`;
      const changed = { ...record, PurchaseOrderComments };
      return context.call(place.operation, spell(writeMembers(context, place, changed, 'Update')));
    };
    const answer = await update(orderWithIds(order));
    const taken: Answers = { ...others, insert: order.answer };
    const receipt = answerIn(await context.other(receiptKey(place)));
    const received =
      receipt !== undefined && hasSucceeded(receipt) ? await updateOfReceived(receipt, update) : {};
    // An Update may have given the rows new ids.
    const spelt =
      others.spelt === undefined || !hasSucceeded(answer)
        ? {}
        : await speltUpdate(context, orderWithIds({ ...order, answer }), update);
    const fewer = hasSucceeded(answer) ? fewerRows(place, orderWithIds({ ...order, answer })) : undefined;
    const last: Answers = fewer === undefined ? {} : { 'fewer-rows': await update(fewer) };
    return asEvidence(answer, { ...taken, ...received, ...spelt, ...last });
  },
});

type Updating = (record: RecordValue, spell?: (members: RecordValue) => RecordValue) => Promise<Answer>;

export const PO4 = clause('PO-4', {
  statement: 'Update cannot change PurchaseOrderId.',
  section: 'Operation rules 2',
  judging:
    'An Update with an id answers with that id in entityID and in the echo. So does an Update of an order that was received in part, and one with fewer rows, if the target takes it.',
  appliesTo: toPurchaseOrders,
  checks: [on(updating, keepsItsId, { reads: 'status' })],
});

/**
 * A server may refuse the Update of an order that was received in part, or one that leaves a row out. One that it takes keeps the id
 * as well.
 */
function keepsItsId(subject: Subject<Updates>): Judgement {
  const { insert, receipt, 'of-received': ofReceived, 'fewer-rows': fewer } = subject.others;
  const breaches = idBreaches(subject, insert);
  if (breaches === undefined) return blocked('clause:ENV-14', 'the answer carries no id');
  if (breaches.length > 0) return judged(breaches);
  const ofOther = (update: Answer | undefined, before: Answer | undefined): readonly Violation[] =>
    isTakenUpdate(update) ? (idBreaches(subjectBeside(subject, update), before) ?? []) : [];
  return judged([...ofOther(ofReceived, receipt), ...ofOther(fewer, insert)]);
}

/**
 * entityID and the echo's id, where they are there: their presence is ENV-14's, their type TYP-1's. Undefined where the answer carries
 * neither. `before` is an earlier answer about the order.
 */
function idBreaches(subject: Subject, before: Answer | undefined): readonly Violation[] | undefined {
  const earlier = before?.decoded?.value;
  const id = idIn(subject.answer.call.members);
  const own = idIn(subject.value);
  // An entityID that is another than the echo's id, here or in the earlier answer already, is ENV-7's.
  const isTold = agree(earlier?.entityID, idIn(earlier)) && agree(subject.value.entityID, own);
  const ids = [
    ['entityID', isTold ? subject.value.entityID : undefined],
    ['mvPurchaseOrder.PurchaseOrderId', own],
  ] as const;
  const found = ids.filter(([, value]) => isNumeric(value));
  if (found.length === 0) return undefined;
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

/** A refusal is no breach of this clause, whatever id stands in it. `'any'` expects neither success nor failure. */
const isTakenUpdate = (update: Answer | undefined): update is Answer =>
  update !== undefined && !isSilent(update) && outcomeOf(update, 'any') === 'succeeded';

const receiptKey = (place: ScenarioPlace): string => siblingKey(place, place.operation.name, receivesItems);

/**
 * An order that is inserted with its supplier's id as the request examples spell it (`spelt`), beside the plain insert (`usual`). Where that is
 * refused and the documented spelling is taken, it is sent again for a while: the supplier may be locked. The documented spelling is used where it is
 * refused again, where the fixtures name no id, and in formats without a documented layout of a record.
 */
async function speltAsInExamples(
  context: GatherContext,
  place: ScenarioPlace,
  label: string,
): Promise<{ readonly order: InsertedOrder | Gathered; readonly others: Answers }> {
  if (context.fixtures.supplierId === undefined || !showsLayout(place.format))
    return { order: await insertOwnOrder(context, place, label), others: {} };
  const order = await insertOwnOrder(context, place, label, undefined, respelt);
  const spelt = order.kind === 'evidence' ? undefined : order.answer;
  const plain = await context.other(plainKey(place));
  if (spelt?.call.members.mvPurchaseOrder === undefined || plain.kind === 'blocked')
    return { order, others: {} };
  const usual = plain.evidence.answer;
  if (order.kind === 'inserted') return { order, others: { spelt, usual } };
  const documented = await insertOwnOrder(context, place, `${label}-again`);
  if (documented.kind !== 'inserted') return { order: documented, others: { spelt, usual } };
  const last = await insertedInTime(context, place, `${label}-as-in-examples`);
  return last.kind === 'inserted'
    ? { order: last, others: { spelt: last.answer, usual } }
    : { order: documented, others: { spelt, usual } };
}

/** The request with its supplier under the name that the request examples give it. */
function respelt({ mvPurchaseOrder: order, ...rest }: RecordValue): RecordValue {
  if (!isRecord(order)) throw new Error('a request for an order holds one');
  const { PurchaseOrderSupplierID: PurchaseOrderSupplierId, ...others } = order;
  return { ...rest, mvPurchaseOrder: { ...others, PurchaseOrderSupplierId } };
}

/** An order that is inserted with its supplier's id as the examples spell it, if that is taken within a while. */
async function insertedInTime(
  context: GatherContext,
  place: ScenarioPlace,
  label: string,
): Promise<InsertedOrder | Gathered> {
  const insert = () => insertOwnOrder(context, place, label, undefined, respelt);
  let last = await insert();
  const answerOf = (order: InsertedOrder | Gathered): Answer | undefined =>
    order.kind === 'evidence' ? undefined : order.answer;
  const first = answerOf(last);
  if (first === undefined) return last;
  await madeUntilTaken(context, first, async () => {
    last = await insert();
    return answerOf(last) ?? first;
  });
  return last;
}

const asDocumented = (members: RecordValue): RecordValue => members;

/** The receipt's record is sent again with another comment, so that the Update changes nothing else. */
async function updateOfReceived(receipt: Answer, update: Updating): Promise<Answers> {
  const { PurchaseOrderReceiveDocumentTypeID: _, ...received } = recordIn(
    receipt.call.members.mvPurchaseOrder,
  );
  return { receipt, 'of-received': await update(received) };
}

/**
 * An Update with the other spelling. Where that is refused, the same as documented tells whether the spelling is the reason (`refusedBehind`).
 */
async function speltUpdate(context: GatherContext, record: RecordValue, update: Updating): Promise<Answers> {
  const spell = () => update(record, respelt);
  const { answer, usual } = await refusedBehind(context, await madeAgainIfRefused(spell), spell, () =>
    update(record),
  );
  return { 'spelt-update': answer, ...(usual === undefined ? {} : { 'usual-update': usual }) };
}

/** The order without its last row, in every second format; undefined where it has one row alone. */
function fewerRows(place: ScenarioPlace, order: RecordValue): RecordValue | undefined {
  const PurchaseOrderDetails = recordsOf(order.PurchaseOrderDetails).slice(0, -1);
  if (PurchaseOrderDetails.length === 0 || turnOf(place, 'rowsOfUpdatedOrder') === 'the same')
    return undefined;
  return { ...order, PurchaseOrderDetails };
}
