import type { Fault } from '../../Fault.ts';
import { onMember } from '../../hooks/onMember.ts';

export const rowsNotLoadedByGet: Fault = {
  clause: 'XF-1',
  level: 'SHOULD',
  about:
    'What is asked for by GET has its sales orders without their rows, which only the way of POST loads.',
  causes: ['records or rows are missing in {format} ({member})'],
  operations: ['SalesOrderGet'],
  hook: onMember(
    { operations: ['SalesOrderGet'], outcome: 'success' },
    'SalesOrderDetails',
    (value, { body }) => (body === 'none' ? [] : value),
  ),
};
