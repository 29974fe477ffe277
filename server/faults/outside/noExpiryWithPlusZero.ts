import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const noExpiryWithPlusZero: Fault = {
  clause: 'TYP-6',
  about: 'In json the unset ExpiryDate of a batch has the offset +0000.',
  causes: [
    'the unset date has the offset {offset} instead of -0000; it is written like any other date in UTC',
  ],
  operations: ['SalesOrderGet', 'WorkOrder*'],
  hook: onAnswerText(
    {
      formats: ['json'],
      operations: [
        'SalesOrderGet',
        'WorkOrderReturnMaterials',
        'WorkOrderReOpen',
        'WorkOrderDeleteFinishedGoodReceipt',
      ],
    },
    (text) =>
      text.replaceAll(
        '"ExpiryDate":"/Date(-62135596800000-0000)/"',
        '"ExpiryDate":"/Date(-62135596800000+0000)/"',
      ),
  ),
};
