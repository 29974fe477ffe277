import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const isoDatesInJson: Fault = {
  clause: 'TYP-5',
  about: 'In json dates are in ISO 8601.',
  causes: ['dates in json are in ISO 8601 ({actual})'],
  operations: ['CompanyGet', 'SalesOrderGet'],
  hook: onAnswerText({ formats: ['json'] }, (text) =>
    text.replace(/"\/Date\((\d{9,})[+-]0000\)\/"/g, (_, ms: string) =>
      JSON.stringify(new Date(Number(ms)).toISOString()),
    ),
  ),
};
