import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const codeBareAfterShippingDelete: Fault = {
  clause: 'ENV-2',
  about: 'When shipping information was deleted, the ErrorCode is a bare 0 in json.',
  causes: ['the ErrorCode of a success is a number'],
  operations: ['ShippingInformationDelete'],
  hook: onAnswerText(
    { formats: ['json'], operations: ['ShippingInformationDelete'], outcome: 'success' },
    (text) => text.replace('"ErrorCode":"0"', '"ErrorCode":0'),
  ),
};
