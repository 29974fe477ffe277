import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const minutesLateInJson: Fault = {
  clause: 'TYP-9',
  about: 'In json the datetimes of sales orders and companies are seven minutes late beside their offset.',
  causes: ['a datetime is another in some formats than in others'],
  operations: ['CompanyGet', 'SalesOrderGet'],
  hook: onAnswerText({ formats: ['json'], operations: ['CompanyGet', 'SalesOrderGet'] }, (text) =>
    text.replace(
      /(\/Date\()(\d{9,})(?=\+0000\))/g,
      (_, open: string, ms: string) => `${open}${Number(ms) + 420_000}`,
    ),
  ),
};
