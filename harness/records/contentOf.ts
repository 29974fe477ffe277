import Big from 'big.js';
import { isDateTime } from '../../specs/datetime.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { DateTime, RecordValue, Value } from '../../specs/Value.ts';

/**
 * A record's content as one text. In one format, equal content gives equal text. Members and list items are sorted, because their
 * order is not documented. Numbers become decimals. Members without a value are left out.
 */
export function contentOf(record: RecordValue): string {
  const known = contents.get(record);
  if (known !== undefined) return known;
  const content = written(record);
  contents.set(record, content);
  return content;
}

/** Many checks look at one answer. */
const contents = new WeakMap<RecordValue, string>();

function written(value: Value): string {
  if (isNumeric(value)) return `n${new Big(value.lexeme).toString()}`;
  if (isDateTime(value)) return `d${value.basis}${momentOf(value)}`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(written).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value as RecordValue)
    .filter((entry): entry is [string, Value] => !isEmpty(entry[1]))
    .map(([name, member]) => `${JSON.stringify(name)}:${written(member)}`);
  return `{${members.sort().join()}}`;
}

/**
 * The local time, where an offset tells it: nodes of one cluster may write the same local time with other offsets. An offset of zero may
 * stand for a zone that is not known (TYP-9).
 */
function momentOf({ ms, offset }: DateTime): string {
  return (offset ?? 0) === 0 ? `${ms}/${offset}` : `${ms + (offset ?? 0) * 60_000} local`;
}

const isEmpty = (value: Value | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
