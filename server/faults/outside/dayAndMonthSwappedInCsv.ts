import { isDateTime, wall } from '../../../specs/datetime.ts';
import type { DateTime } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onRequest } from '../../hooks/onRequest.ts';

export const dayAndMonthSwappedInCsv: Fault = {
  clause: 'TYP-16',
  about:
    'Datetimes in csv requests are read by a locale that has the day first: up to the 12th, day and month change places.',
  causes: ['a datetime comes back as another moment; day and month change places'],
  operations: ['*Update'],
  hook: onRequest(null, (request, _, { body }) =>
    body === 'csv'
      ? changedValues(request, (value) => (isDateTime(value) ? swapped(value) : value))
      : request,
  ),
};

function swapped(value: DateTime): DateTime {
  const date = new Date(value.ms);
  const [day, month] = [date.getUTCDate(), date.getUTCMonth() + 1];
  if (value.basis !== 'wall' || day > 12 || day === month) return value;
  const moved = new Date(value.ms);
  moved.setUTCMonth(day - 1, month);
  return wall(moved.getTime(), value.offset);
}
