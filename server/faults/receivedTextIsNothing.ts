import type { Fault } from '../Fault.ts';

const quantities = /"(PurchaseOrderRowReceivedQuantity|ReturnQuantity)"\s*:\s*"[^"]*"/g;

export const receivedTextIsNothing: Fault = {
  clause: 'TYP-4',
  about:
    'In json a received or returned quantity that is sent as text is taken for 0, and the call is refused for it.',
  causes: ['a number that is sent as text is refused'],
  operations: ['PurchaseOrderUpdate', 'WorkOrderReturnMaterials'],
  hook: (inner) => ({
    decode: (call, request) => {
      if (call.body !== 'json') return inner.decode(call, request);
      const text = Buffer.from(request.body).toString('latin1').replace(quantities, '"$1":0');
      return inner.decode(call, { ...request, body: Buffer.from(text, 'latin1') });
    },
  }),
};
