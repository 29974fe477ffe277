import type { Deviation } from '../../../formats/Deviation.ts';
import { rowsOfOrder, sameRow } from '../../../harness/canonical/rows.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
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
import { writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { toPurchaseOrders } from '../../../specs/appliesTo.ts';
import { isBlank } from '../../../specs/isBlank.ts';
import { isNumeric, keepsAllButFraction, numeric, sameNumber } from '../../../specs/numeric.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { receivedQuantity, refusedReceipt } from '../../probes/receipts.ts';
import { type PartsReceived, receivingParts } from '../../probes/receivingParts.ts';

function documentBreaches(subject: Subject): readonly Violation[] {
  const id = subject.value.relatedDocumentID;
  if (isNumeric(id) && !sameNumber(id, numeric(0))) return [];
  const message = 'receiving items names no receive document';
  return [breach(subject, message, 'an id other than 0', shown(id), 'relatedDocumentID')];
}

/** What a receipt calls its document. */
const documentNumber = ({ answer }: Subject): Value | undefined =>
  writtenRecord(answer).sent.PurchaseOrderReceiveDocumentNo;

/** Two documents have two ids. A lawful server may write one for all that comes in on a day, but not one with two numbers. */
function sharedDocument(subject: Subject, first: Subject): Judgement {
  const id = subject.value.relatedDocumentID;
  if (documentNumber(subject) === documentNumber(first)) return passed;
  if (!sameNumber(id, first.value.relatedDocumentID)) return passed;
  const message = 'the receipts of two orders name the same receive document';
  return failed(subject, message, `another id than ${shown(id)}`, shown(id), 'relatedDocumentID');
}

function statusBreaches(subject: Subject, { PurchaseOrderStatus: status }: RecordValue) {
  if (status === 'PartiallyReceived') return [];
  const path = 'mvPurchaseOrder.PurchaseOrderStatus';
  return [breach(subject, 'the order has the wrong status', '"PartiallyReceived"', shown(status), path)];
}

/** A row of the order, as it was sent and as it came back. */
type Row = readonly [sent: RecordValue, echoed: RecordValue];

/** The rows that do not show the received quantity that was sent. */
const wrongQuantities = (subject: Subject, rows: readonly Row[]): readonly Violation[] =>
  rows
    .map((row) => row.map((one) => one[receivedQuantity]))
    .filter(
      ([sent, quantity]) =>
        !sameNumber(quantity, sent) &&
        !keepsAllButFraction(sent, quantity) &&
        // What is 0 may be left out.
        !(isBlank(quantity) && sameNumber(sent, numeric(0))),
    )
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
    return isPass(judgement) ? sharedDocument(other, subject) : judgement;
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
    'With PurchaseOrderReceiveDocumentTypeID, a received quantity below the ordered one and the status PartiallyReceived: the row takes the quantity that was sent, and relatedDocumentID is not 0. The receipt of another order has another relatedDocumentID where it gives its document a number. What was sent goes to the row that is named, for one row alone as for all.',
  open: 'Whether a second receipt of an order adds to what a row has received or sets it: none is judged.',
  appliesTo: toPurchaseOrders,
  checks: [on(receivingParts, receivesOrMore, asAnswered), on(refusedReceipt, byOneRow, { slug: 'one-row' })],
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
      judged([...statusBreaches(other, echo), ...tooFewInRows(other, echo)]),
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
