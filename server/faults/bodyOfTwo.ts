import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const bodyOfTwo: Fault = {
  clause: 'FMT-4',
  about: 'In soap12 every Body holds a second element.',
  causes: ['the Body holds a second element'],
  operations: ['*'],
  hook: onAnswerText({ formats: ['soap12'] }, (text) =>
    text.replace(/<\/(\w+):Body>/, '<Trace>none</Trace></$1:Body>'),
  ),
};
