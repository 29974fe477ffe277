import type { RecordValue } from '../../specs/Value.ts';
import { nameMemberOf } from '../../specs/writtenAndRead.ts';
import { type Gap, gaps, type Lost } from '../canonical/gaps.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { listedIn } from '../exchanges/shownRecords.ts';
import type { Violation } from '../verdicts/Judgement.ts';
import { breach } from '../verdicts/judgements.ts';
import { isMemberUnreadable, writtenRecord } from './writtenRecord.ts';

/**
 * What a write's echo does not hold as sent. What the decoder complained of is left out; without an echo there is
 * nothing to say (ENV-14).
 */
export function echoGaps(answer: Answer): readonly Gap[] {
  const { member, shape, sent, echo } = writtenRecord(answer);
  if (echo === undefined) return [];
  return readableGaps(answer, member, gaps(shape, sent, echo));
}

/** Those in what the decoder could read, below that member or list of the answer. */
export const readableGaps = (answer: Answer, member: string, found: readonly Gap[]): readonly Gap[] =>
  found.filter(({ path }) => !isMemberUnreadable(answer, `${member}.${path}`));

/** What a record that was read does not hold as a write sent it, or as it is `wanted`. Its name counts, and so do the members `also`. */
export function recordGaps(
  write: Answer,
  record: RecordValue,
  wanted?: RecordValue,
  also: readonly string[] = [],
): readonly Gap[] {
  const { shape, sent } = writtenRecord(write);
  return gaps(shape, wanted ?? sent, record, [nameMemberOf(write.call.operation), ...also]);
}

/** The records in a Get's answer that have the name which a write sent, and which only this run knows. */
export function recordsNamed(get: Answer, write: Answer): readonly RecordValue[] {
  const member = nameMemberOf(write.call.operation);
  const name = writtenRecord(write).sent[member];
  return (listedIn(get) ?? []).filter((record) => record[member] === name);
}

/** A breach for each member that an answer does not hold as it was sent, below the member or the list that holds the record. */
export const gapBreaches = (
  answer: Pick<Answer, 'exchange'>,
  found: readonly Lost[],
  message: string,
  member: string,
): readonly Violation[] =>
  found.map(({ path, expected, actual }) =>
    breach(answer, message, expected, actual, [member, path].filter((part) => part !== '').join('.')),
  );

/** Members that are judged by a clause of their own: a bundle's products by PB-1. */
export const membersWithOwnClause: readonly string[] = ['IncludedProducts'];
