import { isDateTime, isUnset } from '../../../specs/datetime.ts';
import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';

const minute = 60_000;

/** As the pattern yyyy-MM-ddTHH:MM:ss would write it. */
function mistaken(value: Value): Value {
  if (!isDateTime(value) || isUnset(value)) return value;
  const time = new Date(value.ms);
  return { ...value, ms: value.ms + (time.getUTCMonth() + 1 - time.getUTCMinutes()) * minute };
}

export const csvMonthsAsMinutes: Fault = {
  clause: 'TYP-9',
  about: 'Writes the datetimes of sales orders in csv with the number of the month in place of the minutes.',
  operations: ['SalesOrderGet'],
  hook: onAnswerMembers({ formats: ['csv'], operations: ['SalesOrderGet'], outcome: 'success' }, (members) =>
    changedValues(members, mistaken),
  ),
};
