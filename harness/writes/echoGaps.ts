import { isBlank } from '../../specs/isBlank.ts';
import { isNumeric, sameNumber } from '../../specs/numeric.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { nameMemberOf } from '../../specs/writtenAndRead.ts';
import { type Gap, gaps, type Lost } from '../canonical/gaps.ts';
import { plainLeaves, sameText } from '../canonical/values.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { findRecord, listedIn } from '../records/shownRecords.ts';
import type { Violation } from '../verdicts/Judgement.ts';
import { breach } from '../verdicts/judgements.ts';
import type { Subject } from '../verdicts/Subject.ts';
import { shown } from '../words/shown.ts';
import { isMemberUnreadable, writtenId, writtenRecord } from './writtenRecord.ts';

/**
 * What a write's echo does not hold as sent. What the decoder complained of is left out; without an echo there is
 * nothing to say (ENV-14).
 */
export function echoGaps(answer: Answer): readonly Gap[] {
  const { member, shape, sent, echo } = writtenRecord(answer);
  if (echo === undefined) return [];
  return readableGaps(answer, member, gaps(shape, sent, echo));
}

/**
 * Whether a write's echo holds no plain member of the record that was sent, except its name. A lawful server may answer so shortly. Such an
 * echo does not show what the write changed.
 */
export function isShortEcho(answer: Answer): boolean {
  const { shape, sent, echo } = writtenRecord(answer);
  const name = `.${nameMemberOf(answer.call.operation)}`;
  return (
    echo !== undefined &&
    plainLeaves(shape, sent, echo, '').every(({ path, back }) => path === name || isBlank(back))
  );
}

/** The gaps in what the decoder could read, below that member or list of the answer. */
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
  const isIt = (held: Value | undefined): boolean =>
    typeof name === 'string' ? sameText(name, held) : held === name;
  return (listedIn(get) ?? []).filter((record) => isIt(record[member]));
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

/** The record that a Get shows of an insert: by its id, or where the write told none, by its name. */
export function insertedRecord(insert: Answer, read: Answer): RecordValue | undefined {
  const id = writtenId(insert);
  return id === undefined ? recordsNamed(read, insert)[0] : findRecord(read, id);
}

/**
 * What a read shows otherwise than it was inserted, as far as the insert's own echo brought it back; undefined where it does not show
 * the record.
 */
export function shownOtherwise(insert: Answer, read: Answer): readonly Gap[] | undefined {
  const record = insertedRecord(insert, read);
  if (record === undefined) return undefined;
  const lost = new Set(echoGaps(insert).map(({ path }) => path));
  const found = recordGaps(insert, record).filter(({ path }) => !lost.has(path));
  return readableGaps(read, read.call.operation?.list ?? '', found);
}

/** The records of that name under another id than the record's own: copies. Where the write told no id (companies), all but one. */
export function twinsIn(get: Answer, write: Answer): readonly RecordValue[] {
  const id = writtenId(write);
  const named = recordsNamed(get, write);
  const own = get.call.operation?.id ?? '';
  return id === undefined
    ? named.slice(1)
    : named.filter((record) => isNumeric(record[own]) && !sameNumber(record[own], id));
}

/** A breach for each copy that the Get shows, other than those with `known` ids. */
export function twinViolations(
  get: Subject,
  write: Answer,
  message: string,
  known: readonly (Value | undefined)[] = [],
): readonly Violation[] {
  const written = writtenId(write);
  const { id: member = '', list } = get.answer.call.operation ?? {};
  const expected = `one record of this name${written === undefined ? '' : `, with ${member} ${shown(written)}`}`;
  return twinsIn(get.answer, write)
    .filter((twin) => !known.some((id) => sameNumber(id, twin[member])))
    .map((twin) => breach(get, message, expected, `another with ${member} ${shown(twin[member])}`, list));
}
