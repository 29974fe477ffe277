import { onAnswerText } from '../hooks/onAnswerText.ts';
import { outsideQuotes } from '../hooks/outsideQuotes.ts';
import type { Variant } from '../Variant.ts';

export const csvAllQuoted: Variant = {
  about: 'In csv every cell is quoted, rows end in CRLF (RFC 4180 leaves both open).',
  hook: onAnswerText({ formats: ['csv'] }, (text) =>
    outsideQuotes('csv', text, (part) => part.replace(/[^,\r\n]+/g, '"$&"').replace(/\r?\n/g, '\r\n')),
  ),
};
