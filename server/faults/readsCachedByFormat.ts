import type { Fault } from '../Fault.ts';

export const readsCachedByFormat: Fault = {
  clause: 'ACT-6',
  about:
    'The same Get of shipping providers is answered as before, until they are written in its own format.',
  causes: ['a Get shows what was written before the last write ({member})'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: (inner) => {
    const answered = new Map<string, ReturnType<typeof inner.handle>>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name;
        const format = `${call.body}: `;
        if (name === 'ShippingProviderUpdate')
          for (const key of answered.keys()) if (key.startsWith(format)) answered.delete(key);
        if (name !== 'ShippingProviderGet') return inner.handle(call, request);
        const key = `${format}${JSON.stringify(request)}`;
        const members = answered.get(key) ?? inner.handle(call, request);
        answered.set(key, members);
        return members;
      },
    };
  },
};
