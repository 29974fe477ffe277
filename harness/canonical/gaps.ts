import { isDateTime } from '../../specs/datetime.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, keepsAllButFraction, sameNumber } from '../../specs/numeric.ts';
import type { MemberShape, RecordShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { counted } from '../words/counted.ts';
import { shown } from '../words/shown.ts';
import { recordIn, sameText } from './values.ts';

/** Something of a record that did not come back as it was sent. */
export interface Lost {
  /** Within the record, without indexes: rows are matched by content. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
}

/** A plain member that did not come back as it was sent. */
export interface Gap extends Lost {
  /** Nothing came back in its place, as when it was never read. */
  readonly isMissing: boolean;
  readonly isInList: boolean;
  /** Other rows of the list came back as sent, so that its layout was understood. */
  readonly isPartly?: boolean;
}

/**
 * The plain members of a record that were not found as sent; `also` names members of the record that count as plain.
 *
 * Nil and empty text that was sent ask for nothing, and false and 0 may come back absent. Datetimes are left to TYP-16, and the
 * fraction of a number to TYP-13. Hazards of text are not sent here (TYP-12).
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
  if (type.kind === 'record' && isRecord(sent)) return gaps(type.record, sent, recordIn(found), [], path);
  if (type.kind === 'list' && type.item.kind === 'record' && Array.isArray(sent))
    return rowGaps(type.item.record, sent, Array.isArray(found) ? found : [], plain === true, path);
  const isAsked = type.kind === 'scalar' && (plain === true || isNamed) && !isDateTime(sent);
  if (!isAsked || isAsSent(found, sent)) return [];
  const isMissing = found === null || found === '';
  return [{ path, expected: shown(sent), actual: shown(found), isMissing, isInList: false }];
}

/** Each row that was sent is one of those found, in any order. Where the list itself is plain, a server adds no rows. */
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
    const actual = `none among ${counted(found.length, 'row')}`;
    const isMissing = found.length < sent.length;
    return [{ path, expected, actual, isMissing, isInList: true, isPartly: lost.length < sent.length }];
  }
  if (!isPlain || left.length === 0) return [];
  const [expected, actual] = [counted(sent.length, 'row'), counted(found.length, 'row')];
  return [{ path, expected, actual, isMissing: false, isInList: true }];
}

/** The document shows one type of address, so that a lawful server may keep one of a type. */
const keepsOneOfAType = (lost: readonly RecordValue[], kept: readonly RecordValue[]): boolean =>
  lost.every(
    ({ AddressType }) => AddressType !== undefined && kept.some((one) => one.AddressType === AddressType),
  );

/**
 * Whether a plain member came back as it was sent. Unlike in `numberCameBack`, only what is absent was left out. An empty text in place of 0
 * stays a gap: perhaps the layout was not understood (`Gap.isMissing`).
 */
function isAsSent(found: Value, sent: Value): boolean {
  if (isNumeric(sent))
    return (
      sameNumber(sent, found) ||
      keepsAllButFraction(sent, found) ||
      (found === null && Number(sent.lexeme) === 0)
    );
  if (typeof sent === 'string') return sameText(sent, found);
  return sent === found || (sent === false && found === null);
}
