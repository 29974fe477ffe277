import { isDateTime, isUnset, wall } from '../../specs/datetime.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onOldRecords } from '../hooks/onOldRecords.ts';
import type { Variant } from '../Variant.ts';

const times: readonly number[] = [
  Date.UTC(1753, 0, 1),
  Date.UTC(1899, 11, 30),
  Date.UTC(1900, 0, 1),
  Date.UTC(1969, 11, 31, 23, 59, 59),
  Date.UTC(1970, 0, 1),
  Date.UTC(2038, 0, 19, 3, 14, 8),
  Date.UTC(2079, 5, 6, 23, 59),
  Date.UTC(9999, 11, 31, 23, 59, 59),
];

export const oldDatesOdd: Variant = {
  about: 'Old records hold the first and last datetimes of old databases (TYP-9: before 1970 is observed).',
  hook: onOldRecords((record, _, index) =>
    changedValues(record, (value) =>
      isDateTime(value) && !isUnset(value) ? wall(times[index % times.length] ?? 0) : value,
    ),
  ),
};
