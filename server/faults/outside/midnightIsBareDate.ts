import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const midnightIsBareDate: Fault = {
  clause: 'TYP-7',
  about: 'In jsv and csv a datetime at midnight, such as the expiry date of a batch, is a bare date.',
  causes: ['dates outside json {form} ({actual})'],
  operations: ['SalesOrderGet', 'WorkOrder*'],
  hook: onAnswerText(
    {
      formats: ['jsv', 'csv'],
      operations: [
        'SalesOrderGet',
        'WorkOrderReturnMaterials',
        'WorkOrderReOpen',
        'WorkOrderDeleteFinishedGoodReceipt',
      ],
    },
    (text) => text.replace(/:((?!0001)\d{4}-\d\d-\d\d)T00:00:00(?=[,}])/g, ':$1'),
  ),
};
