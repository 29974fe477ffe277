import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const offsetLeftOut: Fault = {
  clause: 'TYP-5',
  about: 'In json dates have no offset.',
  causes: ['dates in json have no offset ({actual})'],
  operations: ['CompanyGet', 'CompanyUpdate'],
  hook: onAnswerText({ formats: ['json'], operations: ['CompanyGet', 'CompanyUpdate'] }, (text) =>
    text.replace(/(\/Date\(-?\d+)[+-]0000\)/g, '$1)'),
  ),
};
