import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const errorsOfOtherMembers: Fault = {
  clause: 'ENV-6',
  about: 'In json an item of Errors holds a Code and a Field.',
  causes: ['an item of Errors has other members than documented'],
  operations: ['ContactPersonDelete'],
  hook: onAnswerText({ formats: ['json'], operations: ['ContactPersonDelete'], outcome: 'failure' }, (text) =>
    text.replace(/"Errors":(?:null|\[[^\]]*\])/, '"Errors":[{"Code":"7","Field":"ContactPersonId"}]'),
  ),
};
