import { changedLines, changedOfRows } from '../../generators/records/changedDocuments.ts';
import { isDateTime } from '../../specs/datetime.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { Value } from '../../specs/Value.ts';
import { documentIn, rowsOfDocument } from '../canonical/rows.ts';
import { sameValue } from '../canonical/values.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { Violation } from '../verdicts/Judgement.ts';
import { breach, shown } from '../verdicts/judgements.ts';
import { writtenRecord } from './writtenRecord.ts';

const day = 24 * 60 * 60 * 1000;

/** Whether a value is what the update sent. A date may be shown in any zone: those of the insert are days away. */
export const showsSent = (value: Value | undefined, sent: Value | undefined): boolean =>
  isDateTime(value) && isDateTime(sent)
    ? Math.abs(value.ms - sent.ms) < day
    : !isNothing(value) && sameValue(value, sent);

/** A row that holds what the update sent for its product, which is not what the insert had sent. */
export function replacedRow(insert: Answer | undefined, update: Answer, seen: Answer): Violation | undefined {
  const before = rowsOfDocument(writtenRecord(insert ?? update).sent);
  const product = 'DocumentRowProductSKU';
  const rows = rowsOfDocument(documentIn(seen));
  for (const [index, row] of rowsOfDocument(writtenRecord(update).sent).entries()) {
    for (const name of changedOfRows) {
      const was = before[index]?.[name];
      const due = row[name];
      if (isNothing(was) || isNothing(due) || sameValue(was, due)) continue;
      const at = rows.findIndex((one) => one[product] === row[product] && sameValue(one[name], due));
      if (at < 0) continue;
      const path = `mvDocument.DocumentDetails[${at}].${name}`;
      return breach(seen, 'an update changed a row of the document', shown(was), shown(due), path);
    }
  }
  return undefined;
}

/** A line of an address that the update sent. */
export function changedAddress(update: Answer, seen: Answer): Violation | undefined {
  const [sent, held] = [writtenRecord(update).sent, documentIn(seen)].map(({ DocumentAddresses: list }) =>
    recordsOf(list).flatMap((one) => changedLines.flatMap((name) => one[name] ?? [])),
  );
  const line = held?.find((one) => sent?.some((other) => sameValue(one, other)));
  if (line === undefined) return undefined;
  const message = 'an update changed an address of the document';
  return breach(seen, message, 'as it was inserted', shown(line), 'mvDocument.DocumentAddresses');
}

const isNothing = (value: Value | undefined): boolean => value === undefined || value === null;
