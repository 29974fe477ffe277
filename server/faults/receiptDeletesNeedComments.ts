import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const receiptDeletesNeedComments: Fault = {
  clause: 'ACT-10',
  about: 'A finished good receipt is deleted with FinishedGoodDeleteComments only.',
  causes: ['a member that may be left out is needed'],
  operations: ['WorkOrderDeleteFinishedGoodReceipt'],
  hook: refusing(
    ['WorkOrderDeleteFinishedGoodReceipt'],
    (request, _, store) =>
      member.text(request, 'FinishedGoodDeleteComments') === '' &&
      store.receipts.get(member.int(request, 'FinishedGoodReceiptId')) !== undefined,
    'FinishedGoodDeleteComments are missing.',
  ),
};
