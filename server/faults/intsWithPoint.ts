import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

export const intsWithPoint: Fault = {
  clause: 'TYP-1',
  level: 'SHOULD',
  about: 'Integers are written with a decimal point and a zero.',
  causes: ['integers are written with a fraction ({actual})'],
  operations: ['*'],
  hook: onScalars({}, ['int'], (value) => (isNumeric(value) ? numeric(`${value.lexeme}.0`) : value)),
};
