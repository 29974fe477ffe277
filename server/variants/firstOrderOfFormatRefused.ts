import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const firstOrderOfFormatRefused: Variant = {
  about:
    'The record of the supplier is locked while the first order of xml is sent, and while the first one is sent that spells PurchaseOrderSupplierId as the examples do. Both are refused, however often they are sent at once; later ones are taken.',
  blocks: ['control', 'layout'],
  hook: (inner) => {
    const locked = new Map<string, string>();
    let isSpelt = false;
    return {
      decode: (call, request) => {
        isSpelt = new TextDecoder().decode(request.body).includes('PurchaseOrderSupplierId');
        return inner.decode(call, request);
      },
      handle: (call, request) => {
        const isInsert = member.text(request, 'mvRecordAction') === 'Insert';
        if (call.operation?.name !== 'PurchaseOrderUpdate') return inner.handle(call, request);
        const which = isSpelt ? 'spelt' : 'first';
        const number = member.text(member.record(request, 'mvPurchaseOrder') ?? {}, 'PurchaseOrderNo');
        if (isInsert && (call.format === 'xml' || isSpelt) && !locked.has(which)) locked.set(which, number);
        if (![...locked.values()].includes(number)) return inner.handle(call, request);
        throw new OperationFailure('The supplier is locked. The order was not saved.');
      },
    };
  },
};
