import { isDateTime, isUnset, wall } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { onFound } from '../hooks/onFound.ts';

export const daylightStartsDayEarly: Fault = {
  clause: 'TYP-16',
  level: 'SHOULD',
  about: 'CompanyGet shows the start of daylight saving a day earlier than CompanyUpdate answered.',
  causes: ['a datetime comes back as another moment; all are {apart}'],
  operations: ['CompanyGet'],
  hook: onFound(['CompanyGet'], (found) =>
    found.map((company) => {
      const { CompanyDaylightStartDate: start } = company;
      return isDateTime(start) && !isUnset(start)
        ? { ...company, CompanyDaylightStartDate: wall(start.ms - 86_400_000) }
        : company;
    }),
  ),
};
