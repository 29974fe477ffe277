import type { Fault } from '../../Fault.ts';

export const textPricesLoseCents: Fault = {
  clause: 'TYP-4',
  about: 'Unit prices of purchase orders that come as text in json are cut to whole numbers.',
  causes: ['a number that is sent as text is not read as that number'],
  operations: ['PurchaseOrderUpdate'],
  hook: (inner) => ({
    decode: (call, request) => {
      if (call.operation?.name !== 'PurchaseOrderUpdate' || call.body !== 'json')
        return inner.decode(call, request);
      const text = Buffer.from(request.body)
        .toString('utf8')
        .replace(/("PurchaseOrderRowUnitPriceWithoutTaxOrDiscount"\s*:\s*"-?\d+)\.\d+"/g, '$1"');
      return inner.decode(call, { ...request, body: Buffer.from(text) });
    },
  }),
};
