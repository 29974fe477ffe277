import type { Value } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onWrite } from '../hooks/onWrite.ts';
import type { Variant } from '../Variant.ts';

const freeText = /(Comments|Remarks|LongDescription|AddressLine\d)$/;

/** Tags go, formulas are disarmed, letters and their marks are composed, and blanks are single. Numbers stay. */
function sanitised(text: string): string {
  const plain = text
    .replace(/<\/?(?:b|i|u|em|strong|p|br|script|style)\s*\/?>/gi, '')
    .replace(/[^\p{M}]\p{M}+/gu, (letter) => letter.normalize('NFC'))
    .replace(/(?<=\S)(?:\t[\t ]*| {2,})(?=\S)/g, ' ');
  return /^[=+\-@]/.test(plain) && !/^[-+]?[\d.,:eE+-]*$/.test(plain) ? `'${plain}` : plain;
}

const sanitising: Hook = onWrite(null, ({ sent }) => ({
  sent: changedValues(
    sent,
    (value, name): Value => (typeof value === 'string' && freeText.test(name) ? sanitised(value) : value),
  ),
}));

export const sanitisedTexts: Variant = {
  about:
    'Sanitises free text when it is written: no HTML tags, formulas and double blanks, and letters composed with their accents.',
  hook: sanitising,
  leaves: ['TYP-12'],
};
