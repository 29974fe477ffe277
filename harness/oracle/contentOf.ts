import Big from 'big.js';
import { isDateTime } from '../../specs/datetime.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/**
 * A record's content as one text, the same for the same content in one format: members and the items of lists in an
 * order of our own, since theirs is not shown; numbers as decimals; members without a value left out.
 */
export function contentOf(record: RecordValue): string {
  const known = contents.get(record);
  if (known !== undefined) return known;
  const content = written(record);
  contents.set(record, content);
  return content;
}

/** One answer is looked at by many checks. */
const contents = new WeakMap<RecordValue, string>();

function written(value: Value): string {
  if (isNumeric(value)) return `n${new Big(value.lexeme).toString()}`;
  if (isDateTime(value)) return `d${value.basis}${value.ms}/${value.offset}`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(written).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value as RecordValue)
    .filter((entry): entry is [string, Value] => !isEmpty(entry[1]))
    .map(([name, member]) => `${JSON.stringify(name)}:${written(member)}`);
  return `{${members.sort().join()}}`;
}

const isEmpty = (value: Value | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
