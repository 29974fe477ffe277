import type { RecordValue, Value } from '../../specs/Value.ts';
import { changedRecords } from './changedRecords.ts';

/** Applies `change` to every member of a record, at any depth; `undefined` removes the member. */
export const changedValues = (
  record: RecordValue,
  change: (value: Value, name: string) => Value | undefined,
): RecordValue =>
  changedRecords(record, (one) =>
    Object.fromEntries(
      Object.entries(one).map(([name, value]) => [
        name,
        value === undefined ? undefined : change(value, name),
      ]),
    ),
  );
