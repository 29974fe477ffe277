import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const bodyOfTwoIn11: Fault = {
  clause: 'FMT-3',
  about: 'In soap11 every Body holds a second element.',
  causes: ['the Body holds a second element'],
  operations: ['*'],
  hook: onAnswerText({ formats: ['soap11'] }, (text) =>
    text.replace(/<\/(\w+):Body>/, '<Trace>none</Trace></$1:Body>'),
  ),
};
