import type { Fault } from '../Fault.ts';
import { onBody } from '../hooks/onBody.ts';

export const numbersAsTextAreNothing: Fault = {
  clause: 'TYP-4',
  about: 'In json a quantity that is sent as text is 0.',
  operations: ['DocumentUpdate'],
  hook: onBody({ operations: ['DocumentUpdate'], bodies: ['json'] }, (text) =>
    text.replace(/("\w+Quantity":)"[^"]*"/g, '$10'),
  ),
};
