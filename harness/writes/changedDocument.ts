import {
  changedFlags,
  changedLines,
  changedMembers,
  changedOfRows,
  keptFlag,
} from '../../generators/records/changedDocuments.ts';
import { isDateTime } from '../../specs/datetime.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { Value } from '../../specs/Value.ts';
import { documentIn, rowsOfDocument } from '../canonical/rows.ts';
import { sameValue } from '../canonical/values.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { outcomeOf } from '../exchanges/outcome.ts';
import type { Judgement, Violation } from '../verdicts/Judgement.ts';
import { blocked, breach, judged, passed } from '../verdicts/judgements.ts';
import { counted } from '../words/counted.ts';
import { shown } from '../words/shown.ts';
import { writtenRecord } from './writtenRecord.ts';

const day = 24 * 60 * 60 * 1000;

/** Whether a value is what the update sent. A date may be shown in any zone: those of the insert are days away. */
const showsSent = (value: Value | undefined, sent: Value | undefined): boolean =>
  isDateTime(value) && isDateTime(sent)
    ? Math.abs(value.ms - sent.ms) < day
    : !isAbsent(value) && sameValue(value, sent);

/** A row that holds what the update sent for its product, which is not what the insert had sent. */
function replacedRow(insert: Answer | undefined, update: Answer, seen: Answer): Violation | undefined {
  const before = rowsOfDocument(writtenRecord(insert ?? update).sent);
  const product = 'DocumentRowProductSKU';
  const rows = rowsOfDocument(documentIn(seen));
  for (const [index, row] of rowsOfDocument(writtenRecord(update).sent).entries()) {
    for (const name of changedOfRows) {
      const was = before[index]?.[name];
      const due = row[name];
      if (isAbsent(was) || isAbsent(due) || sameValue(was, due)) continue;
      const at = rows.findIndex((one) => one[product] === row[product] && sameValue(one[name], due));
      if (at < 0) continue;
      const path = `mvDocument.DocumentDetails[${at}].${name}`;
      return breach(seen, 'an update changed a row of the document', shown(was), shown(due), path);
    }
  }
  return undefined;
}

/** A line of an address that the update sent. */
function changedAddress(update: Answer, seen: Answer): Violation | undefined {
  const [sent, held] = [writtenRecord(update).sent, documentIn(seen)].map(({ DocumentAddresses: list }) =>
    recordsOf(list).flatMap((one) => changedLines.flatMap((name) => one[name] ?? [])),
  );
  const line = held?.find((one) => sent?.some((other) => sameValue(one, other)));
  if (line === undefined) return undefined;
  const message = 'an update changed an address of the document';
  return breach(seen, message, 'as it was inserted', shown(line), 'mvDocument.DocumentAddresses');
}

/** Whether an echo shows a text that the insert sent and its own call did not: then it is what is stored, not the request. */
export function showsInserted(insert: Answer, seen: Answer): boolean {
  const [inserted, sent, echo] = [writtenRecord(insert).sent, writtenRecord(seen).sent, documentIn(seen)];
  return changedMembers.some((name) => {
    const text = echo[name];
    return typeof text === 'string' && text !== '' && text === inserted[name] && text !== sent[name];
  });
}

/**
 * Whether an echo shows that the update changed something. What is empty in it tells nothing: a lawful server may answer with
 * the request, which did not hold it. A flag alone tells nothing either: an account may give it to each request. So it counts only in an
 * echo of what is stored, where it is not what the insert was answered with.
 */
export function untouched(insert: Answer | undefined, update: Answer, seen: Answer): Judgement {
  const { sent } = writtenRecord(update);
  const echo = documentIn(seen);
  const replaced = replacedRow(insert, update, seen);
  if (replaced !== undefined) return judged([replaced]);
  const addressed = changedAddress(update, seen);
  if (addressed !== undefined) return judged([addressed]);
  const isStored = insert !== undefined && showsInserted(insert, seen);
  const inserted = insert === undefined ? {} : documentIn(insert);
  // False may stand for what the call left out, unless another flag that it left out is shown as true.
  const isTold = (name: string): boolean =>
    echo[name] !== inserted[name] && (echo[name] === true || echo[keptFlag] === true);
  const message = 'an update changed a member of the document';
  const breaches = changedMembers
    .filter((name) => showsSent(echo[name], sent[name]))
    .filter((name) => !changedFlags.includes(name) || (isStored && isTold(name)))
    .map((name) => breach(seen, message, 'as it was inserted', shown(echo[name]), `mvDocument.${name}`));
  if (breaches.length > 0) return judged(breaches);
  const isTelling = changedMembers.some((name) => typeof echo[name] === 'string' && echo[name] !== '');
  return isTelling
    ? passed
    : blocked('nothing', 'the answer shows none of the members that the update changed');
}

/** The rows that a call which sends none shows, and does not show any more after an Update that sends none either. */
export function lostRows(later: Answer, last: Answer, afterLast: Answer): Violation | undefined {
  const before = rowsOfDocument(documentIn(later)).length;
  const isKept = [last, afterLast].some(
    (one) => outcomeOf(one, 'success') !== 'succeeded' || rowsOfDocument(documentIn(one)).length > 0,
  );
  if (before === 0 || isKept) return undefined;
  const message = 'an Update that sends no rows removes those of the document';
  return breach(last, message, counted(before, 'row'), 'none', 'mvDocument.DocumentDetails');
}

const isAbsent = (value: Value | undefined): boolean => value === undefined || value === null;
