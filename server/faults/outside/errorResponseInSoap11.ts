import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const errorResponseInSoap11: Fault = {
  clause: 'FMT-3',
  about: 'In soap11 the element of a failed delete is named ErrorResponse.',
  causes: ['the element of the answer is called {actual} instead of {expected}'],
  operations: ['*Delete'],
  hook: onAnswerText({ formats: ['soap11'], outcome: 'failure' }, (text, { operation }) =>
    operation?.kind === 'delete' ? text.replace(/(<\/?)\w+Response(?=[ >])/g, '$1ErrorResponse') : text,
  ),
};
