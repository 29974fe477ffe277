import type { Deviation } from '../../../formats/Deviation.ts';
import { rowsOfOrder, sameRow } from '../../../harness/canonical/rows.ts';
import { numberCameBack } from '../../../harness/canonical/values.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { isNotLetIn } from '../../../harness/exchanges/statusMeaning.ts';
import { refusedWrite, spoilt, withEcho } from '../../../harness/verdicts/echo.ts';
import type { Judgement, Violation } from '../../../harness/verdicts/Judgement.ts';
import {
  blocked,
  breach,
  callRefused,
  failed,
  isBreach,
  isPass,
  judged,
  passed,
} from '../../../harness/verdicts/judgements.ts';
import { plainAgain, refusedByNow } from '../../../harness/verdicts/refusals.ts';
import { messageOf, type Subject, subjectBeside } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { echoGaps, gapBreaches, isShortEcho } from '../../../harness/writes/echoGaps.ts';
import { writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { toPurchaseOrders } from '../../../specs/appliesTo.ts';
import { isBlank } from '../../../specs/isBlank.ts';
import { isNumeric, numeric, sameNumber } from '../../../specs/numeric.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { piecesRefused, receivedQuantity, refusedReceipt } from '../../probes/receipts.ts';
import { type PartsReceived, receivingParts } from '../../probes/receivingParts.ts';

/** A row of the order, as it was sent and as it came back. */
type Row = readonly [sent: RecordValue, echoed: RecordValue];

const skuOf = (row: RecordValue): Value | undefined => row.PurchaseOrderRowProductSKU;

const numberOf = (value: Value | undefined): number => (isNumeric(value) ? Number(value.lexeme) : 0);

/** Receiving less than was ordered makes the order partially received, and a receive document. */
export const PO5 = clause('PO-5', {
  statement: 'ReceiveItems changes a Verified order to PartiallyReceived and creates a receive document.',
  section: 'States and transitions',
  judging:
    'With PurchaseOrderReceiveDocumentTypeID, a received quantity below the ordered one and the status PartiallyReceived: the row takes the quantity that was sent, and relatedDocumentID is not 0. The receipt of another order has another relatedDocumentID where its document comes back with another number. What was sent goes to the row that is named, for one row alone as for all, and no row of another product receives just as much. SHOULD: none of another product receives anything, and the rest of the order comes back as it was sent. The next receipt of another row does not lower what a row has received.',
  open: 'Whether a second receipt of an order adds to what a row has received or sets it: none is judged.',
  appliesTo: toPurchaseOrders,
  checks: [
    on(receivingParts, receivesOrMore, asAnswered),
    on(refusedReceipt, byOneRow, { slug: 'one-row' }),
    on(receivingParts, keepsTheRest, { level: 'SHOULD', slug: 'kept', reads: 'status' }),
  ],
});

function documentBreaches(subject: Subject): readonly Violation[] {
  const id = subject.value.relatedDocumentID;
  if (isNumeric(id) && !sameNumber(id, numeric(0))) return [];
  const message = 'receiving items names no receive document';
  return [breach(subject, message, 'an id other than 0', shown(id), 'relatedDocumentID')];
}

/** What the order that comes back calls its receive document. A lawful server may pass over a number that was sent. */
const documentNumber = (answer: Answer | undefined): Value =>
  answer === undefined ? null : (writtenRecord(answer).echo?.PurchaseOrderReceiveDocumentNo ?? null);

/**
 * Two documents have two ids. A lawful server may write one for all that comes in on a day, but not one with two numbers. The echo of the
 * receipt may be the request, so that a number which it sent counts where a later Update (`numbered`) shows it too.
 */
function sharedDocument(subject: Subject, first: Subject, numbered: Answer | undefined): Judgement {
  const id = subject.value.relatedDocumentID;
  const [number, ofFirst] = [subject.answer, first.answer].map(documentNumber);
  const isSentOne = number === writtenRecord(subject.answer).sent.PurchaseOrderReceiveDocumentNo;
  const isKept =
    !isSentOne || (numbered !== undefined && hasSucceeded(numbered) && documentNumber(numbered) === number);
  if (isBlank(number) || !isKept || number === ofFirst || (isBlank(ofFirst) && !isSentOne)) return passed;
  if (!sameNumber(id, first.value.relatedDocumentID)) return passed;
  const message = 'the receipts of two orders name the same receive document';
  return failed(subject, message, `another id than ${shown(id)}`, shown(id), 'relatedDocumentID');
}

function statusBreaches(subject: Subject, { PurchaseOrderStatus: status }: RecordValue) {
  if (status === 'PartiallyReceived') return [];
  const path = 'mvPurchaseOrder.PurchaseOrderStatus';
  return [breach(subject, 'the order has the wrong status', '"PartiallyReceived"', shown(status), path)];
}

/** The rows that do not show the received quantity that was sent. */
const wrongQuantities = (subject: Subject, rows: readonly Row[]): readonly Violation[] =>
  rows
    .map((row) => row.map((one) => one[receivedQuantity]))
    .filter(([sent, quantity]) => !numberCameBack(sent, quantity))
    .map(([sent, quantity]) => {
      const at = `mvPurchaseOrder.PurchaseOrderDetails.${receivedQuantity}`;
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
  deviations.find(({ path, level }) => level === 'MUST' && path.endsWith(`.${receivedQuantity}`));

/** A row can't have received fewer than was sent for it. It may have more: an earlier receipt may have been refused and still left something. */
function tooFewInRows(subject: Subject, echo: RecordValue): readonly Violation[] {
  if (oddQuantity(subject) !== undefined) return [];
  const isMore = ([sent, echoed]: Row): boolean => {
    const [due, has] = [sent[receivedQuantity], echoed[receivedQuantity]];
    return isNumeric(due) && isNumeric(has) && Number(has.lexeme) > Number(due.lexeme);
  };
  return wrongQuantities(
    subject,
    pairedRows(subject, echo).filter((row) => !isMore(row)),
  );
}

/**
 * The rows that a receipt does not name, and that have received something all the same: more than they had when the order was inserted, and
 * more than `held`. A row of a product that the receipt names tells nothing: a lawful server may book what comes in to either.
 */
function receivedUnnamed(
  subject: Subject,
  echo: RecordValue,
  insert: Answer | undefined,
  held = 0,
): readonly RecordValue[] {
  const named = new Set(rowsOfOrder(subject.answer.call.members.mvPurchaseOrder).map(skuOf));
  const receivedIn = (rows: readonly RecordValue[], sku: Value | undefined): number =>
    Math.max(0, ...rows.filter((row) => skuOf(row) === sku).map((row) => numberOf(row[receivedQuantity])));
  const ordered = rowsOfOrder(insert?.decoded?.value.mvPurchaseOrder);
  return rowsOfOrder(echo)
    .filter((row) => !named.has(skuOf(row)) && ordered.some((one) => skuOf(one) === skuOf(row)))
    .filter((row) => receivedIn([row], skuOf(row)) > Math.max(held, receivedIn(ordered, skuOf(row))));
}

const unnamedBreaches = (subject: Subject, rows: readonly RecordValue[]): readonly Violation[] =>
  rows.map((row) => {
    const at = `mvPurchaseOrder.PurchaseOrderDetails.${receivedQuantity}`;
    const message = 'a row that the receipt does not name has received something';
    return breach(subject, message, 'nothing', shown(row[receivedQuantity]), at);
  });

/**
 * The rows that a receipt does not name, and that show just what it sent for another. A lawful server may count a row that is no stock, such
 * as freight, as received with the goods: but then all of it.
 */
function receivedAsNamed(
  subject: Subject,
  echo: RecordValue,
  insert: Answer | undefined,
  held = 0,
): readonly Violation[] {
  const sent = rowsOfOrder(subject.answer.call.members.mvPurchaseOrder).map((row) => row[receivedQuantity]);
  const rows = receivedUnnamed(subject, echo, insert, held).filter(
    (row) =>
      sent.some((quantity) => sameNumber(quantity, row[receivedQuantity])) &&
      !sameNumber(row.PurchaseOrderRowQuantity, row[receivedQuantity]),
  );
  return unnamedBreaches(subject, rows);
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
      documentBreaches(subject),
      statusBreaches(subject, echo),
      wrongQuantities(subject, rows),
    ];
    return unread ?? judged(breaches.flat());
  });

/** A larger order, of which less was received than ordered as well. One that can't be read tells nothing more. */
function alsoMore(subject: Subject<PartsReceived>): Judgement {
  const { more } = subject.others;
  if (more === undefined || more.decoded === null) return passed;
  const other = subjectBeside(subject, more);
  if (other.outcome === 'succeeded') {
    const judgement = receives(other);
    if (!isPass(judgement)) return judgement;
    const unnamed = receivedAsNamed(other, writtenRecord(more).echo ?? {}, subject.others['more-insert']);
    return unnamed.length > 0 ? judged(unnamed) : sharedDocument(other, subject, subject.others.numbered);
  }
  const byNow = refusedByNow(subject.others[plainAgain]);
  if (byNow !== undefined) return byNow;
  if (other.outcome === 'unknown' || isNotLetIn(other.response.status)) return passed;
  const message = 'receiving less than was ordered is refused in a larger order, and taken in a small one';
  return failed(other, message, 'success', messageOf(other));
}

/** A receipt of the second row alone makes the order partially received as well, and goes to that row. */
function byOneRow(subject: Subject<'insert' | 'later'>): Judgement {
  const { insert, later } = subject.others;
  if (later === undefined || outcomeOf(later, 'success') !== 'succeeded')
    return blocked('control', 'no items of one row alone were received');
  const other = subjectBeside(subject, later);
  return withEcho(
    other,
    (echo) =>
      spoilt(other, 'mvPurchaseOrder.PurchaseOrderStatus') ??
      judged([
        ...statusBreaches(other, echo),
        ...tooFewInRows(other, echo),
        // What the refused call has left in the other row is ACT-7's.
        ...receivedAsNamed(other, echo, insert, piecesRefused),
      ]),
  );
}

function receivesOrMore(subject: Subject<PartsReceived>): Judgement {
  if (subject.outcome === 'unknown')
    return blocked('clause:ENV-1', 'no status block tells success from failure');
  if (subject.outcome === 'failed')
    return refusedWrite(subject, 'ACT-1', 'items of a Verified order are refused');
  const judgement = receives(subject);
  return isPass(judgement) ? alsoMore(subject) : judgement;
}

/** Whether an order comes back from a receipt as it was sent with it, as far as it did from its insert. */
function keepsTheRest(subject: Subject<PartsReceived>): Judgement {
  const { insert } = subject.others;
  if (insert === undefined || subject.outcome !== 'succeeded') return callRefused;
  if (isShortEcho(subject.answer)) return blocked('nothing', 'the answer shows too little of the order');
  const received = receives(subject);
  if (isBreach(received) || isBreach(alsoMore(subject)))
    return blocked('clause:PO-5', 'a receipt does not show what was received');
  if (!isPass(received)) return received;
  const usual = new Set(echoGaps(insert).map(({ path }) => path));
  const lost = echoGaps(subject.answer).filter(({ path }) => !usual.has(path));
  const message = 'a receipt changes something of the order that it does not receive';
  const changed = gapBreaches(subject, lost, message, 'mvPurchaseOrder');
  const ofOthers = changed.length > 0 ? changed : unnamedReceived(subject);
  return judged(ofOthers.length > 0 ? ofOthers : loweredByNext(subject));
}

/** The rows of the larger order of which the next receipt, which does not name them, shows less than the one before. */
function loweredByNext({ others: { more, next } }: Subject<PartsReceived>): readonly Violation[] {
  if (more === undefined || next === undefined || ![more, next].every(hasSucceeded)) return [];
  const named = rowsOfOrder(next.call.members.mvPurchaseOrder);
  const now = rowsOfOrder(writtenRecord(next).echo);
  return rowsOfOrder(writtenRecord(more).echo)
    .filter((row) => sameRow(row, named) === undefined)
    .flatMap((row) => {
      const [before, after] = [row, sameRow(row, now)].map((one) => one?.[receivedQuantity]);
      if (!isNumeric(before) || !isNumeric(after) || numberOf(after) >= numberOf(before)) return [];
      const message = 'a receipt lowers what came in before of a row that it does not name';
      const at = `mvPurchaseOrder.PurchaseOrderDetails.${receivedQuantity}`;
      return [breach(next, message, shown(before), shown(after), at)];
    });
}

/** What a receipt of the larger order has received of the rows that it does not name. */
function unnamedReceived(subject: Subject<PartsReceived>): readonly Violation[] {
  const { more, 'more-insert': insert } = subject.others;
  if (more === undefined || !hasSucceeded(more)) return [];
  const other = subjectBeside(subject, more);
  return unnamedBreaches(other, receivedUnnamed(other, writtenRecord(more).echo ?? {}, insert));
}
