import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const negativeIdsQuoted: Fault = {
  clause: 'TYP-1',
  about: 'In json the negative ids of document types are in quotes.',
  causes: ['integers are written as text, in quotes ({actual})'],
  operations: ['DocumentTypeGet'],
  hook: onAnswerText({ formats: ['json'], operations: ['DocumentTypeGet'] }, (text) =>
    text.replace(/("(?:Related)?DocumentTypeID"):(-\d+)/g, '$1:"$2"'),
  ),
};
