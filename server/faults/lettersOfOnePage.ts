import type { Fault } from '../Fault.ts';
import { onBody } from '../hooks/onBody.ts';

export const lettersOfOnePage: Fault = {
  clause: 'TYP-12',
  about: 'In xml the letters of Cyrillic, Hebrew and Arabic are stored as question marks.',
  operations: ['DocumentUpdate'],
  hook: onBody({ operations: ['DocumentUpdate'], bodies: ['xml'] }, (text) =>
    text.replaceAll(/[\u0400-\u06ff]/g, '?'),
  ),
};
