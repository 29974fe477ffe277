import type { Id } from '../../../config/Settings.ts';
import type { Deviation } from '../../../formats/Deviation.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import { orderWithIds, rowsOfOrder, rowsWithIds, sameRow } from '../../../harness/canonical/rows.ts';
import { asEvidence, fixtureOf, type GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isRefused, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { isNotLetIn } from '../../../harness/exchanges/unreadable.ts';
import { refusedWrite, spoilt, withEcho } from '../../../harness/verdicts/echo.ts';
import type { Judgement, Violation } from '../../../harness/verdicts/Judgement.ts';
import {
  blocked,
  breach,
  failed,
  isPass,
  judged,
  passed,
  shown,
} from '../../../harness/verdicts/judgements.ts';
import { plainAgain, refusedByNow } from '../../../harness/verdicts/refusals.ts';
import { messageOf, type Subject, subjectBeside } from '../../../harness/verdicts/Subject.ts';
import { toPurchaseOrders } from '../../../specs/appliesTo.ts';
import { isBlank } from '../../../specs/isBlank.ts';
import { isNumeric, keepsAllButFraction, numeric, sameNumber } from '../../../specs/numeric.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { ofOperation, plainKeyOnly, probe, type ScenarioPlace } from '../../kernel/probe.ts';
import { type InsertedOrder, insertedOrder } from '../../probes/ownRecords.ts';
import { received, receiving, sendReceipt } from '../../probes/receipts.ts';
import { receivesItems } from '../../probes/scenarioNames.ts';
import { type Sent, sentAsText } from '../../probes/sentAsText.ts';
import { refusedReceipt } from '../ACT/ACT7.ts';

type Receipts = 'insert' | 'more' | typeof plainAgain;

const receipt = probe<Receipts>({
  name: receivesItems,
  of: ofOperation('PurchaseOrderUpdate'),
  effect: 'write',
  creates: 'two to four records, and their receive documents',
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const typeId = fixtureOf(context, 'receiveDocumentTypeId');
    const order = await insertedOrder(context, place, 'to-receive');
    if (order.kind !== 'inserted') return order;
    const receive = (one: InsertedOrder, pieces?: (index: number) => number): Promise<Answer> =>
      sendReceipt(context, place, receiving(context, place, orderWithIds(one), typeId, pieces));
    // A server may know whole pieces alone (TYP-13).
    const inParts = await receive(order, (index) => index + 1.5);
    const answer = outcomeOf(inParts, 'success') === 'failed' ? await receive(order) : inParts;
    const before = { insert: order.answer };
    if (outcomeOf(answer, 'success') !== 'succeeded') return asEvidence(answer, before);
    const more = await receivingMore(context, place, typeId);
    if (more === undefined) return asEvidence(answer, before);
    const others = { ...before, more: more.answer, ...more.others };
    if (outcomeOf(more.answer, 'success') !== 'failed') return asEvidence(answer, others);
    const next = await insertedOrder(context, place, 'to-receive-again');
    if (next.kind === 'inserted') return asEvidence(answer, { ...others, [plainAgain]: await receive(next) });
    const again = next.kind === 'blocked' ? next.answer : undefined;
    return asEvidence(answer, again === undefined ? others : { ...others, [plainAgain]: again });
  },
});

function namesDocument(subject: Subject): readonly Violation[] {
  const id = subject.value.relatedDocumentID;
  if (isNumeric(id) && !sameNumber(id, numeric(0))) return [];
  const message = 'receiving items names no receive document';
  return [breach(subject, message, 'an id other than 0', shown(id), 'relatedDocumentID')];
}

/** Each receipt creates a receive document, so those of two orders have two ids. */
function namesAnotherDocument(subject: Subject, first: Value | undefined): Judgement {
  const id = subject.value.relatedDocumentID;
  if (!sameNumber(id, first)) return passed;
  const message = 'the receipts of two orders name the same receive document';
  return failed(subject, message, `another id than ${shown(first)}`, shown(id), 'relatedDocumentID');
}

function isPartiallyReceived(subject: Subject, { PurchaseOrderStatus: status }: RecordValue) {
  if (status === 'PartiallyReceived') return [];
  const path = 'mvPurchaseOrder.PurchaseOrderStatus';
  return [breach(subject, 'the order has the wrong status', '"PartiallyReceived"', shown(status), path)];
}

/** A row of the order, as it was sent and as it came back. */
type Row = readonly [sent: RecordValue, echoed: RecordValue];

/** The rows that do not show the received quantity that was sent. */
const wrongQuantities = (subject: Subject, rows: readonly Row[]): readonly Violation[] =>
  rows
    .map((row) => row.map((one) => one.PurchaseOrderRowReceivedQuantity))
    .filter(
      ([sent, quantity]) =>
        !sameNumber(quantity, sent) &&
        !keepsAllButFraction(sent, quantity) &&
        // What is 0 may be left out.
        !(isBlank(quantity) && sameNumber(sent, numeric(0))),
    )
    .map(([sent, quantity]) => {
      const at = 'mvPurchaseOrder.PurchaseOrderDetails.PurchaseOrderRowReceivedQuantity';
      return breach(subject, 'a row has the wrong received quantity', shown(sent), shown(quantity), at);
    });

/** The rows that were sent, each with the one that came back for it. A row without one is left out. */
function pairedRows({ answer }: Subject, echo: RecordValue): readonly Row[] {
  const sent = rowsOfOrder(answer.call.members.mvPurchaseOrder);
  const echoed = rowsOfOrder(echo);
  return sent.flatMap((row): readonly Row[] => {
    const own = sameRow(row, echoed) ?? (sent.length === 1 && echoed.length === 1 ? echoed[0] : undefined);
    return own === undefined ? [] : [[row, own]];
  });
}

/** What the decoder found wrong with a received quantity: its clause judges it. */
const oddQuantity = ({ deviations }: Subject): Deviation | undefined =>
  deviations.find(({ path, level }) => level === 'MUST' && path.endsWith(`.${received}`));

/** A row can't have received fewer than was sent for it. It may have more: an earlier receipt may have been refused and still left something. */
function tooFewInRows(subject: Subject, echo: RecordValue): readonly Violation[] {
  if (oddQuantity(subject) !== undefined) return [];
  const isMore = ([sent, echoed]: Row): boolean => {
    const [due, has] = [sent[received], echoed[received]];
    return isNumeric(due) && isNumeric(has) && Number(has.lexeme) > Number(due.lexeme);
  };
  return wrongQuantities(
    subject,
    pairedRows(subject, echo).filter((row) => !isMore(row)),
  );
}

/** What an answer to a receipt that was taken shows of it. */
const receives = (subject: Subject): Judgement =>
  withEcho(subject, (echo) => {
    const rows = pairedRows(subject, echo);
    if (rows.length < rowsOfOrder(subject.answer.call.members.mvPurchaseOrder).length)
      return blocked('clause:ACT-1', 'the order came back without one of its rows');
    const odd = oddQuantity(subject);
    if (odd !== undefined) return blocked(`clause:${odd.clause}`, `${odd.path} can't be read`);
    const unread = ['relatedDocumentID', 'mvPurchaseOrder.PurchaseOrderStatus']
      .map((path) => spoilt(subject, path))
      .find((one) => one !== undefined);
    const breaches = [
      namesDocument(subject),
      isPartiallyReceived(subject, echo),
      wrongQuantities(subject, rows),
    ];
    return unread ?? judged(breaches.flat());
  });

/** A larger order, of which less was received than ordered as well. One that can't be read tells nothing more. */
function alsoMore(subject: Subject<Receipts>): Judgement {
  const { more } = subject.others;
  if (more === undefined || more.decoded === null) return passed;
  const other = subjectBeside(subject, more);
  if (other.outcome === 'succeeded') {
    const judgement = receives(other);
    return isPass(judgement) ? namesAnotherDocument(other, subject.value.relatedDocumentID) : judgement;
  }
  const byNow = refusedByNow(subject.others[plainAgain]);
  if (byNow !== undefined) return byNow;
  if (other.outcome === 'unknown' || isNotLetIn(other.response.status)) return passed;
  const message = 'receiving less than was ordered is refused in a larger order, and taken in a small one';
  return failed(other, message, 'success', messageOf(other));
}

/** Receiving less than was ordered makes the order partially received, and a receive document. */
export const PO5 = clause('PO-5', {
  statement: 'ReceiveItems changes a Verified order to PartiallyReceived and creates a receive document.',
  section: 'States and transitions',
  judging:
    'With PurchaseOrderReceiveDocumentTypeID, a received quantity below the ordered one and the status PartiallyReceived: the row takes the quantity that was sent, and relatedDocumentID is not 0. The receipt of another order has another relatedDocumentID. What was sent goes to the row that is named, for one row alone as for all.',
  open: 'Whether a second receipt of an order adds to what a row has received or sets it: none is judged.',
  appliesTo: toPurchaseOrders,
  checks: [on(receipt, receivesOrMore, asAnswered), on(refusedReceipt, byOneRow, { slug: 'one-row' })],
});

/** A receipt of the second row alone makes the order partially received as well, and goes to that row. */
function byOneRow(subject: Subject<'later'>): Judgement {
  const { later } = subject.others;
  if (later === undefined || outcomeOf(later, 'success') !== 'succeeded')
    return blocked('control', 'no items of one row alone were received');
  const other = subjectBeside(subject, later);
  return withEcho(
    other,
    (echo) =>
      spoilt(other, 'mvPurchaseOrder.PurchaseOrderStatus') ??
      judged([...isPartiallyReceived(other, echo), ...tooFewInRows(other, echo)]),
  );
}

function receivesOrMore(subject: Subject<Receipts>): Judgement {
  if (subject.outcome === 'unknown')
    return blocked('clause:ENV-1', 'no status block tells success from failure');
  if (subject.outcome === 'failed')
    return refusedWrite(subject, 'ACT-1', 'items of a Verified order are refused');
  const judgement = receives(subject);
  return isPass(judgement) ? alsoMore(subject) : judgement;
}

/**
 * Nine pieces of ten, where one of four was taken: compared as text, 9 is more than 10. In json the numbers are sent as text (TYP-4).
 * In every second format the receive document gets a number of its own, and only one row is received, the first or the last. The others are
 * left out, or stand beside it with 0. In the other formats one product stands in two rows, and all rows are received: what comes in goes to
 * the row that is named. A server may take a product only once in a receipt, so the second of these rows is then received alone.
 * Undefined where such an order is refused.
 */
async function receivingMore(
  context: GatherContext,
  place: ScenarioPlace,
  documentTypeId: Id,
): Promise<Sent | undefined> {
  const way = turnOf(place, 'rowsReceived');
  const twice = turnOf(place, 'productInTwoRows') === 'yes' ? await insertedTwice(context, place) : undefined;
  if (twice !== undefined) {
    const ofTwice = await receivingOf(context, place, documentTypeId, twice, way);
    if (!isRefused(ofTwice.answer)) return ofTwice;
    const ofSecond = await receivingOf(context, place, documentTypeId, twice, 'the last alone');
    if (!isRefused(ofSecond.answer)) return ofSecond;
  }
  const order = await insertedOrder(context, place, 'to-receive-more', (built) =>
    ofTenAndMore(built, rowsOfOrder(built)),
  );
  return order.kind === 'inserted' ? receivingOf(context, place, documentTypeId, order, way) : undefined;
}

/** Receives a part of an order, in those of its rows. A server may want all rows of an order, but for the last alone. */
async function receivingOf(
  context: GatherContext,
  place: ScenarioPlace,
  documentTypeId: Id,
  order: InsertedOrder,
  way: ReturnType<typeof turnOf<'rowsReceived'>> | 'the last alone',
): Promise<Sent> {
  const receiveRows = (some: RecordValue, pieces = (index: number) => 9 - index): Promise<Sent> => {
    const members = receiving(context, place, { ...orderWithIds(order), ...some }, documentTypeId, pieces);
    return sentAsText(context, place, members, (sent) => sendReceipt(context, place, sent), receivesNothing);
  };
  const rows = rowsOfOrder(orderWithIds(order));
  const receive = async (more: RecordValue): Promise<Sent> => {
    if (way === 'all') return receiveRows(more);
    const last = rows.length - 1;
    const one = way === 'the first' ? rows.slice(0, 1) : rows.slice(-1);
    const ofOne =
      way === 'the last beside zeros'
        ? await receiveRows(more, (index) => (index === last ? 9 - index : 0))
        : await receiveRows({ ...more, PurchaseOrderDetails: one });
    return way !== 'the last alone' && isRefused(ofOne.answer) ? receiveRows(more) : ofOne;
  };
  if (turnOf(place, 'receiveDocumentNo') === 'left out') return receive({});
  const numbered = await receive({ PurchaseOrderReceiveDocumentNo: context.unique('receive-document') });
  // A server may number its documents itself.
  return isRefused(numbered.answer) ? receive({}) : numbered;
}

/** Whether an order that comes back shows that nothing of it was received. */
const receivesNothing = ({ decoded }: Answer): boolean => {
  const rows = rowsOfOrder(decoded?.value.mvPurchaseOrder);
  return rows.length > 0 && rows.every((row) => sameNumber(row[received], numeric(0)));
};

/** An order of those rows, each of ten pieces or one more than the row before it. */
const ofTenAndMore = (order: RecordValue, rows: readonly RecordValue[]): RecordValue => ({
  ...order,
  PurchaseOrderDetails: rows.map((row, index) => ({ ...row, PurchaseOrderRowQuantity: numeric(10 + index) })),
});

/**
 * Inserts an order with a second row of the first product: what is received goes to the row that is named. Undefined where such an order
 * is refused, or its rows can't be named each by an id of its own.
 */
async function insertedTwice(
  context: GatherContext,
  place: ScenarioPlace,
): Promise<InsertedOrder | undefined> {
  const order = await insertedOrder(context, place, 'to-receive-twice', (built) =>
    ofTenAndMore(built, [...rowsOfOrder(built), ...rowsOfOrder(built).slice(0, 1)]),
  );
  if (order.kind !== 'inserted') return undefined;
  const rows = rowsWithIds(order);
  const ids = rows.map(({ PurchaseOrderRowDetailID: id }) => (isNumeric(id) ? id.lexeme : '0'));
  return !ids.includes('0') && new Set(ids).size === rows.length ? order : undefined;
}
