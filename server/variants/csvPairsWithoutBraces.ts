import { jsvRecord, jsvValue } from '../../formats/jsv/encodeJsv.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { onCells } from '../hooks/onCells.ts';
import type { Variant } from '../Variant.ts';

export const csvPairsWithoutBraces: Variant = {
  about:
    'In csv a list is one bracketed list of name:value pairs, as the document says, with no braces around each record (TYP-11: with or without braces).',
  hook: onCells(cellOf),
};

function cellOf(type: TypeShape, value: NonNullable<Value>): string {
  const records = recordsOf(value);
  if (type.kind !== 'list' || type.item.kind !== 'record' || !startAlike(value, records))
    return jsvValue(type, value);
  const { record } = type.item;
  return `[${records.map((one) => jsvRecord(record, one).slice(1, -1)).join(',')}]`;
}

/** A record begins where the first name comes again. So all must have the same members, and be records. */
function startAlike(value: NonNullable<Value>, records: readonly RecordValue[]): boolean {
  const names = records.map((one) =>
    Object.keys(one)
      .filter((name) => one[name] !== undefined)
      .sort()
      .join(),
  );
  return (
    Array.isArray(value) &&
    (value as readonly Value[]).every(isRecord) &&
    names.every((each) => each !== '' && each === names[0])
  );
}
