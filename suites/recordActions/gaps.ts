import { isDateTime } from '../../specs/datetime.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { MemberShape, RecordShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { shown } from '../judgements.ts';
import { sameNumber } from '../sameNumber.ts';

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
    return ofMember(member, also.includes(member.name), value, found[member.name] ?? null, at);
  });
}

function ofMember(
  { type, plain }: MemberShape,
  isNamed: boolean,
  sent: Value,
  found: Value,
  path: string,
): readonly Gap[] {
  if (type.kind === 'record' && isRecord(sent)) {
    return gaps(type.record, sent, isRecord(found) ? found : {}, [], path);
  }
  if (type.kind === 'list' && type.item.kind === 'record' && Array.isArray(sent)) {
    const rows = Array.isArray(found) ? found : [];
    return ofRows(type.item.record, sent, rows, plain === true, path);
  }
  if (type.kind !== 'scalar' || !(plain === true || isNamed) || !isComparable(sent)) return [];
  if (isSame(sent, found)) return [];
  const isMissing = found === null || found === '';
  return [{ path, expected: shown(sent), actual: shown(found), isMissing, isInList: false }];
}

/** Each row that was sent is one of those found, in any order; where the list itself is plain, no server adds any. */
function ofRows(
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
    if (index < 0) lost.push(row);
    else {
      left.splice(index, 1);
      kept.push(row);
    }
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
  const expected = `${sent.length} rows`;
  return [{ path, expected, actual: `${found.length} rows`, isMissing: false, isInList: true }];
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
