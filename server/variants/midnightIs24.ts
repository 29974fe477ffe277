import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

const day = 86_400_000;

/** The unset value, and all else of the year 1, stays as it is. */
const midnight = /(\w*Date(?!TimeFormatted)\w*[>:])(?!0001)(\d{4}-\d\d-\d\d)T00:00:00(?![.\d])/g;

export const midnightIs24: Variant = {
  about:
    'Midnight is 24:00:00 at the end of the day before, in all formats but json (TYP-7: any form of ISO 8601).',
  hook: onAnswerText({ formats: ['xml', 'jsv', 'csv', 'soap11', 'soap12'], outcome: 'success' }, (text) =>
    text.replace(midnight, (_, name: string, date: string) => `${name}${dayBefore(date)}T24:00:00`),
  ),
};

const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - day).toISOString().slice(0, 10);
