import { isDateTime, isUnset, wall } from '../../../specs/datetime.ts';
import type { Fault } from '../../Fault.ts';
import { onScalars } from '../../hooks/onScalars.ts';

const hour = 3_600_000;

export const midnightHourAsNoon: Fault = {
  clause: 'TYP-9',
  about: 'CompanyGet writes the hour after midnight as 12 in csv.',
  causes: [
    'a datetime is another in some formats than in others; the hours are those of a clock of twelve hours',
  ],
  operations: ['CompanyGet'],
  hook: onScalars(
    { formats: ['csv'], operations: ['CompanyGet'], outcome: 'success' },
    ['datetime'],
    (value) =>
      isDateTime(value) && !isUnset(value) && new Date(value.ms).getUTCHours() === 0
        ? wall(value.ms + 12 * hour, value.offset)
        : value,
  ),
};
