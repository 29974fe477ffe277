import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const soapWithHeader: Variant = {
  about: 'Envelopes have a Header of the server’s own (FMT-3 speaks of the Body alone).',
  hook: onAnswerText({ formats: ['soap11', 'soap12'] }, (text) =>
    text.replace(
      /<(\w+):Body>/,
      '<$1:Header><Trace xmlns="urn:example:trace"><Id>1</Id></Trace></$1:Header><$1:Body>',
    ),
  ),
};
