import type { Call } from '../../Call.ts';
import type { Fault } from '../../Fault.ts';

const large = 800;

export const gatewayRetries: Fault = {
  clause: 'ACT-1',
  about: `The gateway sends a shipping provider's Insert of ${large} bytes or more a second time. Two providers are made, and the answer is about the second.`,
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: (inner) => {
    const lengths = new WeakMap<Call, number>();
    return {
      decode: (call, request) => {
        lengths.set(call, request.body.length);
        return inner.decode(call, request);
      },
      handle: (call, request) => {
        const isInsert =
          call.operation?.name === 'ShippingProviderUpdate' && request.mvRecordAction === 'Insert';
        if (isInsert && (lengths.get(call) ?? 0) >= large) inner.handle(call, request);
        return inner.handle(call, request);
      },
    };
  },
};
