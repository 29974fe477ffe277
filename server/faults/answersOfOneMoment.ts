import type { Fault } from '../Fault.ts';
import type { HttpAnswer } from '../HttpAnswer.ts';

export const answersOfOneMoment: Fault = {
  clause: 'ACT-6',
  about: 'Two Gets of shipping providers that come at one moment in one format get the answer to the first.',
  causes: ['a Get shows what was written before the last write ({member})'],
  operations: ['ShippingProviderGet'],
  hook: (inner) => {
    const under = new Map<string, HttpAnswer>();
    return {
      encode: (call, reply) => {
        if (call.operation?.name !== 'ShippingProviderGet') return inner.encode(call, reply);
        const answer = under.get(call.format) ?? inner.encode(call, reply);
        under.set(call.format, answer);
        setImmediate(() => under.delete(call.format));
        return answer;
      },
    };
  },
};
