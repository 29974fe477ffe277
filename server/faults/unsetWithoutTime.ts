import { isDateTime, isUnset } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

export const unsetWithoutTime: Fault = {
  clause: 'TYP-8',
  about: 'Outside json the unset date has no time.',
  causes: ['the unset date has no time ({actual})'],
  operations: ['*'],
  hook: onScalars({ formats: ['xml', 'jsv', 'csv', 'soap11', 'soap12'] }, ['datetime'], (value) =>
    isDateTime(value) && isUnset(value) ? '0001-01-01' : value,
  ),
};
