import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const datesWithoutSeconds: Variant = {
  about: 'Datetimes have no seconds where these are none (TYP-7: any ISO 8601 precision).',
  hook: onAnswerText({ formats: ['xml', 'jsv', 'csv', 'soap11', 'soap12'] }, (text) =>
    text.replace(/(\w*Date(?!TimeFormatted)\w*[>:](?!0001)\d{4}-\d\d-\d\dT\d\d:\d\d):00/g, '$1'),
  ),
};
