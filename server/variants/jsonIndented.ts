import { onAnswerText } from '../hooks/onAnswerText.ts';
import { outsideQuotes } from '../hooks/outsideQuotes.ts';
import type { Variant } from '../Variant.ts';

export const jsonIndented: Variant = {
  about: 'In json every member stands on a line of its own (RFC 8259 leaves white space open).',
  hook: onAnswerText({ formats: ['json'] }, (text) =>
    outsideQuotes('json', text, (part) =>
      part.replace(/[{[,]/g, '$&\n  ').replace(/[}\]]/g, '\n$&').replaceAll(':', ' : '),
    ),
  ),
};
