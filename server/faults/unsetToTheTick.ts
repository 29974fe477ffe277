import { isDateTime, isUnset } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

export const unsetToTheTick: Fault = {
  clause: 'TYP-8',
  level: 'SHOULD',
  about: 'Outside json the unset date has seven zeros behind its seconds.',
  causes: ['the unset date has a fraction of zeros ({actual})'],
  operations: ['*'],
  hook: onScalars({ formats: ['xml', 'jsv', 'csv', 'soap11', 'soap12'] }, ['datetime'], (value) =>
    isDateTime(value) && isUnset(value) ? '0001-01-01T00:00:00.0000000' : value,
  ),
};
