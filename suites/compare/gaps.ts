import type { Dialect } from '../../formats/Dialect.ts';
import { orderedMembers } from '../../formats/write/orderedMembers.ts';
import { ordinal } from '../../formats/xml/dialectMembers.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { isDateTime } from '../../specs/datetime.ts';
import type { Format } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { MemberShape, RecordShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { blocked, judged, shown, violation } from '../kernel/judgements.ts';
import { isMemberUnreadable, lacking, writtenRecord } from '../kernel/records.ts';
import type { Subject } from '../kernel/Subject.ts';
import { sameNumber } from './values.ts';

/** A plain member that did not come back as it was sent. */
export interface Gap {
  /** Within the record, without indexes: rows are matched by content. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
  /** Nothing came back in its place, as when it was never read. */
  readonly isMissing: boolean;
  readonly isInList: boolean;
  /** Other rows of the list came back as sent, so that its layout was understood. */
  readonly isPartly?: boolean;
}

/**
 * The plain members of a record that were not found as sent; `also` names members of the record that count as plain.
 *
 * Nil and empty text that was sent ask for nothing, and false and 0 may come back absent. Datetimes and fractions are
 * left to the clauses of their own (TYP-16, TYP-13), hazards of text are not sent here (TYP-12).
 */
export function gaps(
  shape: RecordShape,
  sent: RecordValue,
  found: RecordValue,
  also: readonly string[] = [],
  path = '',
): readonly Gap[] {
  return shape.members.flatMap((member) => {
    const value = sent[member.name];
    if (value === undefined || value === null || value === '') return [];
    const at = path === '' ? member.name : `${path}.${member.name}`;
    return memberGaps(member, also.includes(member.name), value, found[member.name] ?? null, at);
  });
}

function memberGaps(
  { type, plain }: MemberShape,
  isNamed: boolean,
  sent: Value,
  found: Value,
  path: string,
): readonly Gap[] {
  if (type.kind === 'record' && isRecord(sent))
    return gaps(type.record, sent, isRecord(found) ? found : {}, [], path);
  if (type.kind === 'list' && type.item.kind === 'record' && Array.isArray(sent))
    return rowGaps(type.item.record, sent, Array.isArray(found) ? found : [], plain === true, path);
  const isAsked = type.kind === 'scalar' && (plain === true || isNamed) && isComparable(sent);
  if (!isAsked || isSame(sent, found)) return [];
  const isMissing = found === null || found === '';
  return [{ path, expected: shown(sent), actual: shown(found), isMissing, isInList: false }];
}

/** Each row that was sent is one of those found, in any order; where the list itself is plain, no server adds any. */
function rowGaps(
  shape: RecordShape,
  sent: readonly Value[],
  found: readonly Value[],
  isPlain: boolean,
  path: string,
): readonly Gap[] {
  const left = found.filter(isRecord);
  const lost: RecordValue[] = [];
  const kept: RecordValue[] = [];
  for (const row of sent.filter(isRecord)) {
    const index = left.findIndex((one) => gaps(shape, row, one).length === 0);
    if (index >= 0) left.splice(index, 1);
    (index < 0 ? lost : kept).push(row);
  }
  const [first] = lost;
  if (first !== undefined && left.length === 0 && keepsOneOfAType(lost, kept)) return [];
  if (first !== undefined) {
    const plain = Object.entries(first).filter(([name]) => shape.byName.get(name)?.plain === true);
    const expected = `a row with ${plain.map(([name, value]) => `${name} ${shown(value)}`).join(', ')}`;
    const actual = `none among ${found.length} rows`;
    const isMissing = found.length < sent.length;
    return [{ path, expected, actual, isMissing, isInList: true, isPartly: lost.length < sent.length }];
  }
  if (!isPlain || left.length === 0) return [];
  const [expected, actual] = [`${sent.length} rows`, `${found.length} rows`];
  return [{ path, expected, actual, isMissing: false, isInList: true }];
}

/** The document shows one type of address, so that a server may keep one of a type. */
const keepsOneOfAType = (lost: readonly RecordValue[], kept: readonly RecordValue[]): boolean =>
  lost.every(
    ({ AddressType }) => AddressType !== undefined && kept.some((one) => one.AddressType === AddressType),
  );

/** Whether no other clause is about this value's own form. */
const isComparable = (value: Value): boolean =>
  !isDateTime(value) && !(isNumeric(value) && !/^-?\d+$/.test(value.lexeme));

function isSame(sent: Value, found: Value): boolean {
  if (isNumeric(sent)) return sameNumber(sent, found) || (found === null && Number(sent.lexeme) === 0);
  return sent === found || (sent === false && found === null);
}

/**
 * What a write's echo does not hold as sent. What the decoder complained of is left out; without an echo there is
 * nothing to say (ENV-14).
 */
export function echoGaps(answer: Answer): readonly Gap[] {
  const { member, shape, sent, echo } = writtenRecord(answer);
  if (echo === undefined) return [];
  return gaps(shape, sent, echo).filter(({ path }) => !isMemberUnreadable(answer, `${member}.${path}`));
}

/**
 * Whether a member may be missing because of how it was written, which the document does not show: anything in csv;
 * in xml and soap the items of lists, whatever stands alone in a record (its namespace is unproven), and what a
 * server that reads members in one order only would pass over.
 */
export function gapMayBeLayout(
  { isMissing, isInList, isPartly = false, path }: Gap,
  format: Format,
  { dialect, unsettled = [] }: Capabilities,
  compared: { readonly shape: RecordShape; readonly sent: RecordValue; readonly found: RecordValue },
): boolean {
  if (format === 'json' || format === 'jsv' || !isMissing) return false;
  if (format !== 'csv' && isPartly) return false;
  if (format === 'csv' || isInList || unsettled.length > 0) return true;
  let { shape, sent, found } = compared;
  const recordIn = (value: Value | undefined): RecordValue => (isRecord(value) ? value : {});
  for (const name of path.split('.')) {
    if (isDropped(shape, sent, name, dialect) || !hasSibling(sent, found, name)) return true;
    const type = shape.byName.get(name)?.type;
    if (type?.kind === 'record')
      ({ shape, sent, found } = {
        shape: type.record,
        sent: recordIn(sent[name]),
        found: recordIn(found[name]),
      });
  }
  return false;
}

/** Whether something else of the same record was read and came back. */
const hasSibling = (sent: RecordValue, found: RecordValue, name: string): boolean =>
  Object.keys(sent).some(
    (other) =>
      other !== name && typeof sent[other] === 'string' && sent[other] !== '' && sent[other] === found[other],
  );

/** Whether a server that reads members in the order that was not written passes over this one. */
export function isDropped(shape: RecordShape, sent: RecordValue, name: string, dialect: Dialect): boolean {
  const documented = orderedMembers(shape, sent).map((member) => member.name);
  const sorted = [...documented].sort(ordinal);
  const [written, read] = dialect.xmlMemberOrder === 'ordinal' ? [sorted, documented] : [documented, sorted];
  let last = -1;
  for (const one of written) {
    const rank = read.indexOf(one);
    if (rank > last) last = rank;
    else if (one === name) return true;
  }
  return false;
}

/**
 * Judges that an accepted insert echoes the plain members as sent, those at the paths that are asked about.
 *
 * What is missing in xml, soap or csv though json brings it back may be the layout's fault, which the document does not show.
 */
export function sentAsEchoed(subject: Subject, isAsked: (path: string) => boolean = () => true): Judgement {
  const { member, shape, sent, echo } = writtenRecord(subject.answer);
  if (echo === undefined) return lacking(subject, member);
  const lost = echoGaps(subject.answer).filter(({ path }) => isAsked(path));
  const { json } = subject.evidence.others;
  const { format } = subject.spec;
  const inJson = json === undefined ? [] : echoGaps(json);
  const isLayout = (gap: Gap): boolean =>
    gapMayBeLayout(gap, format, subject.context.capabilities, { shape, sent, found: echo }) &&
    !inJson.some(({ path }) => path === gap.path);
  const message = 'a member does not come back as it was sent';
  const altered = lost.filter((gap) => !isLayout(gap));
  const [first] = lost;
  if (altered.length === 0 && first !== undefined)
    return blocked(
      'layout',
      `${member}.${first.path} was sent and did not come back. The document shows no layout for it in ${format}; see the setting "dialect"`,
    );
  return judged(
    altered.map(({ path, expected, actual }) =>
      violation(subject, message, expected, actual, `${member}.${path}`),
    ),
  );
}

/** Members that are judged by a clause of their own: a bundle's products by PB-1. */
export const membersWithOwnClause: readonly string[] = ['IncludedProducts'];
