import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const ampersandsUnescaped: Fault = {
  clause: 'FMT-11',
  about: 'In xml ampersands are not escaped.',
  causes: ['xml is not well-formed: an ampersand is not escaped'],
  operations: ['SalesOrderGet'],
  hook: onAnswerText({ formats: ['xml'], operations: ['SalesOrderGet'] }, (text) =>
    text.replaceAll('&amp; ', '& '),
  ),
};
