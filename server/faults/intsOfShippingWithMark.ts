import { isNumeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

export const intsOfShippingWithMark: Fault = {
  clause: 'TYP-1',
  about: 'Integers of shipping information are written as text, with a # before them.',
  causes: ['integers are written with {mark} before them ({actual})'],
  operations: ['ShippingInformationUpdate', 'ShippingInformationCreateLabel'],
  hook: onScalars(
    { operations: ['ShippingInformationUpdate', 'ShippingInformationCreateLabel'] },
    ['int'],
    (value) => (isNumeric(value) ? `#${value.lexeme}` : value),
  ),
};
