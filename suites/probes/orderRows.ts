import type { GatherContext, Gathered } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { sameNumber } from '../compare/values.ts';
import { answerIn, found, ofPlain, siblingKey, wanting, withoutUndefined } from '../kernel/gathered.ts';
import { blocked, breach, failed, judged, messageOf, passed, shown } from '../kernel/judgements.ts';
import { showsLayout } from '../kernel/obstacles.ts';
import { outcomeOf } from '../kernel/outcome.ts';
import { ofOperation, probe, type ScenarioPlace } from '../kernel/probe.ts';
import { writtenRecord } from '../kernel/records.ts';
import { type Subject, subjectOf } from '../kernel/Subject.ts';
import { type InsertedOrder, insertedOrder } from './ownRecords.ts';
import { writeMembers } from './writing.ts';

/** The row of that SKU among others; where more than one has it, the one of that ordered quantity. */
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
  recordsOf(isRecord(order) ? order.PurchaseOrderDetails : undefined);

/**
 * An order of one row, an Update that sends another row beside it, and the same Update once more, whose echo can't be what was
 * before the first. The row is sent as in an insert, without an id; once it has one, under that.
 */
export const addingRow = probe<'insert' | 'again'>({
  name: 'update-with-a-new-row',
  of: ofOperation('PurchaseOrderUpdate'),
  effect: 'write',
  creates: 'one record',
  requires: ofPlain,
  gather: async (context, place) => {
    if (context.fixtures.knownSkus?.[1] === undefined) return wanting('knownSkus');
    let whole: RecordValue = {};
    const order = await insertedOrder(context, place, 'to-add-to', (built) => {
      whole = { ...built, PurchaseOrderDetails: rowsOfOrder(built).slice(0, 2) };
      return { ...built, PurchaseOrderDetails: rowsOfOrder(built).slice(0, 1) };
    });
    if (order.kind !== 'inserted') return order;
    const updateAfter = (last: Answer): Promise<Answer> => {
      const changed = orderWithIds({ ...order, sent: whole, answer: last });
      return context.call(place.operation, writeMembers(context, place, changed, 'Update'));
    };
    const answer = await updateAfter(order.answer);
    const insert = answerIn(await context.other(siblingKey(place, place.operation.name)));
    const hasSucceeded = outcomeOf(answer, 'success') === 'succeeded';
    return found(
      answer,
      withoutUndefined({ insert, again: hasSucceeded ? await updateAfter(answer) : undefined }),
    );
  },
});

/** Whether the later echo shows the row that was added, as that of the plain insert showed it; one that shows no rows says nothing. */
export function addsRow({ answer, evidence }: Subject<'insert' | 'again'>): Judgement {
  const { insert, again } = evidence.others;
  const [kept, added] = rowsOfOrder(writtenRecord(answer).sent).map((row) => row.PurchaseOrderRowProductSKU);
  if (again === undefined || outcomeOf(again, 'success') !== 'succeeded')
    return blocked('control', 'the same Update once more is refused');
  if (insert === undefined || !holds(insert, added))
    return blocked('clause:ACT-1', 'an order that was inserted with that row does not show it');
  if (!holds(again, kept)) return blocked('nothing', 'the answer does not show the rows of the order');
  if (holds(again, added)) return passed;
  const message = 'an update did not add the row that is new';
  return judged([
    breach(again, message, `a row of ${shown(added)}`, 'none', 'mvPurchaseOrder.PurchaseOrderDetails'),
  ]);
}

const holds = ({ decoded }: Answer, sku: Value | undefined): boolean =>
  rowsOfOrder(decoded?.value.mvPurchaseOrder).some((row) => row.PurchaseOrderRowProductSKU === sku);

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
  const plain = await context.other(siblingKey(place, place.operation.name));
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
  (isRecord(order) ? order[name] : undefined) ?? null;

const supplierIn = ({ decoded }: Answer): Value => valueIn(decoded?.value ?? {}, member);
