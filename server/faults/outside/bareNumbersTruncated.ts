import type { Fault } from '../../Fault.ts';

const operations = ['DiscountGet', 'ProductClientGet'];

export const bareNumbersTruncated: Fault = {
  clause: 'FLT-4',
  about: 'In json a SearchValue that is a number and not text loses its fraction.',
  causes: ['a SearchValue that is a number selects other records than the same as text'],
  operations,
  hook: (inner) => ({
    decode: (call, request) => {
      if (!operations.includes(call.operation?.name ?? '') || call.body !== 'json')
        return inner.decode(call, request);
      const text = Buffer.from(request.body)
        .toString('utf8')
        .replace(/("SearchValue"\s*:\s*-?\d+)\.\d+/g, '$1');
      return inner.decode(call, { ...request, body: Buffer.from(text) });
    },
  }),
};
