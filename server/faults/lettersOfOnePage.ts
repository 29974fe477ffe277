import type { Fault } from '../Fault.ts';
import { onBody } from '../hooks/onBody.ts';

export const lettersOfOnePage: Fault = {
  clause: 'TYP-12',
  about: 'In xml the letters of Cyrillic, Hebrew and Arabic are stored as question marks.',
  causes: ['characters come back as question marks'],
  operations: ['DocumentUpdate'],
  // In UTF-8 these letters are two bytes each, of which the first tells them from all others.
  hook: onBody({ operations: ['DocumentUpdate'], bodies: ['xml'] }, (bytes) =>
    bytes.replaceAll(/[\xd0-\xdb][\x80-\xbf]/g, '?'),
  ),
};
