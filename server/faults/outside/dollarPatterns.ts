import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const dollarPatterns: Fault = {
  clause: 'TYP-12',
  about:
    'The body of a SOAP answer is put into a template with a text replacement in which dollar signs have a meaning: "$$" comes back as "$".',
  operations: ['*'],
  hook: onAnswerText({ formats: ['soap11', 'soap12'] }, (text) => '{body}'.replace('{body}', text)),
};
