import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const datesRevivedInScript: Fault = {
  clause: 'FMT-8',
  about:
    'In a script datetimes are made for its reader, as new Date(ms), so that what the callback wraps is no json.',
  causes: ['what the callback wraps is no json'],
  operations: ['SalesOrderGet', 'CompanyGet'],
  hook: onAnswerText({ jsonp: true, operations: ['SalesOrderGet', 'CompanyGet'] }, (text) =>
    text.replace(/"\/Date\((-?\d+)[+-]\d{4}\)\/"/g, 'new Date($1)'),
  ),
};
