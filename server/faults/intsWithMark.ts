import { isNumeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

export const intsWithMark: Fault = {
  clause: 'TYP-1',
  about: 'Integers are written as text, with a # before them.',
  causes: ['integers are written with {mark} before them ({actual})'],
  operations: ['*'],
  hook: onScalars({}, ['int'], (value) => (isNumeric(value) ? `#${value.lexeme}` : value)),
};
