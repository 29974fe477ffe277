import type { RecordValue, Value } from '../../specs/Value.ts';
import { changedRecords } from './changedRecords.ts';

/** The record with every member in it, at any depth, as `change` gives it; `undefined` leaves the member out. */
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
