import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

const operations = ['DiscountDelete', 'ContactPersonDelete', 'DocumentTypeDelete'];

export const noErrorsIsObject: Fault = {
  clause: 'ENV-6',
  about: 'In json the empty Errors of a failed delete are an object.',
  causes: ['Errors is no list'],
  operations,
  hook: onAnswerText({ formats: ['json'], operations, outcome: 'failure' }, (text) =>
    text.replace('"Errors":[]', '"Errors":{}'),
  ),
};
