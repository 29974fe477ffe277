import { isDateTime, wall } from '../../../specs/datetime.ts';
import type { DateTime } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';

export const weekYearInJsv: Fault = {
  clause: 'TYP-16',
  about:
    'In jsv datetimes are written with the year of the week (YYYY): the last days of most Decembers come a year late.',
  causes: ['a datetime comes back as another moment; the year is that of the week (YYYY for yyyy)'],
  operations: ['*'],
  hook: onAnswerMembers({ formats: ['jsv'] }, (members) =>
    changedValues(members, (value) => (isDateTime(value) ? ofWeek(value) : value)),
  ),
};

/** A week from Sunday to Saturday belongs to the year of its last day. */
function ofWeek(value: DateTime): DateTime {
  const date = new Date(value.ms);
  const saturday = new Date(value.ms);
  saturday.setUTCDate(date.getUTCDate() + 6 - date.getUTCDay());
  const year = saturday.getUTCFullYear();
  if (value.basis !== 'wall' || year === date.getUTCFullYear()) return value;
  date.setUTCFullYear(year);
  return wall(date.getTime(), value.offset);
}
