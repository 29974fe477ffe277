import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

export const enumerationsAsRecords: Fault = {
  clause: 'TYP-10',
  about: 'Enumerations are records of a Value.',
  causes: ['enumerations are written as records'],
  operations: ['*'],
  hook: onScalars({}, ['enumeration'], (value) => ({ Value: value })),
};
