import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const datesWithFractions: Variant = {
  about: 'Datetimes have seven digits of a second (TYP-7: any ISO 8601 precision).',
  hook: onAnswerText({ formats: ['xml', 'jsv', 'csv', 'soap11', 'soap12'] }, (text) =>
    text.replace(/(\w*Date(?!TimeFormatted)\w*[>:](?!0001)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)/g, '$1.0000000'),
  ),
};
