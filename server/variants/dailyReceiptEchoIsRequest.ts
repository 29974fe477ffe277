import { sharedReceiveDocument } from '../hooks/sharedReceiveDocument.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const ofDay = sharedReceiveDocument(() => 'today');

export const dailyReceiptEchoIsRequest: Variant = {
  about:
    'All that comes in on a day is in one receive document, which the server numbers itself. A receipt is answered with the order that was sent, and so with the number that the server passes over (PO-5).',
  blocks: ['nothing'],
  hook: (inner, store, options) => {
    const daily = ofDay(inner, store, options);
    return {
      ...daily,
      handle: (call, request) => {
        const result = (daily.handle ?? inner.handle)(call, request);
        return member.text(request, 'mvRecordAction') === 'ReceiveItems'
          ? withRecord(result, 'mvPurchaseOrder', (stored) => ({
              ...stored,
              ...member.record(request, 'mvPurchaseOrder'),
            }))
          : result;
      },
    };
  },
};
