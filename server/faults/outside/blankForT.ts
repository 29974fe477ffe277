import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const blankForT: Fault = {
  clause: 'TYP-7',
  about:
    'In jsv and csv the datetimes of sales orders are as the database writes them, with a blank in place of the T.',
  causes: ['dates outside json {form} ({actual})'],
  operations: ['SalesOrderGet'],
  hook: onAnswerText({ formats: ['jsv', 'csv'], operations: ['SalesOrderGet'], outcome: 'success' }, (text) =>
    text.replace(/(?<=:)(?!0001)(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)/g, '$1 $2'),
  ),
};
