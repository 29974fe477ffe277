import { isDateTime, isUnset, wall } from '../../../specs/datetime.ts';
import type { DateTime } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onScalars } from '../../hooks/onScalars.ts';

const operations = ['DocumentUpdate', 'PurchaseOrderUpdate'];

export const weekYearInText: Fault = {
  clause: 'TYP-16',
  about:
    'Since the upgrade of the date library, jsv and csv write the dates of documents and purchase orders with the year of their week. The last days of December come back in the year after.',
  operations,
  hook: onScalars({ formats: ['jsv', 'csv'], operations, outcome: 'success' }, ['datetime'], (value) =>
    isDateTime(value) && !isUnset(value) ? inYearOfWeek(value) : value,
  ),
};

/** A week goes from Sunday to Saturday, and belongs to the year of its Saturday. */
function inYearOfWeek(time: DateTime): DateTime {
  const date = new Date(time.ms);
  const saturday = new Date(time.ms);
  saturday.setUTCDate(date.getUTCDate() + 6 - date.getUTCDay());
  if (saturday.getUTCFullYear() === date.getUTCFullYear()) return time;
  date.setUTCFullYear(saturday.getUTCFullYear());
  return wall(date.getTime(), time.offset);
}
