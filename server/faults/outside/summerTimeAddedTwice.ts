import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

/** From April to September. */
const isSummer = (ms: number): boolean => {
  const month = new Date(ms).getUTCMonth();
  return month > 2 && month < 9;
};

export const summerTimeAddedTwice: Fault = {
  clause: 'TYP-9',
  about:
    'In json the summer datetimes of sales orders have an offset of +0100 beside milliseconds that do not know of it.',
  causes: ['a datetime is another in some formats than in others; all are {apart}'],
  operations: ['SalesOrderGet'],
  hook: onAnswerText({ formats: ['json'], operations: ['SalesOrderGet'] }, (text) =>
    text.replace(/\/Date\((\d+)\+0000\)\//g, (whole, ms: string) =>
      isSummer(Number(ms)) ? `/Date(${ms}+0100)/` : whole,
    ),
  ),
};
