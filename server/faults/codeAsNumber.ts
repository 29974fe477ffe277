import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const codeAsNumber: Fault = {
  clause: 'ENV-2',
  about: 'In json the ErrorCode of successes is a number.',
  causes: ['the ErrorCode of a success is a number'],
  operations: ['*Get'],
  hook: onAnswerText({ formats: ['json'], outcome: 'success' }, (text) =>
    text.replaceAll('"ErrorCode":"0"', '"ErrorCode":0'),
  ),
};
