import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

export const flagsAsDigits: Fault = {
  clause: 'TYP-2',
  about: 'Flags are written as 1 and 0.',
  causes: ['true and false are written as 1 and 0'],
  operations: ['*'],
  hook: onScalars({}, ['bool'], (value) => numeric(value === true ? 1 : 0)),
};
