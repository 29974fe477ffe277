import type { Fault } from '../../Fault.ts';

export const textBehindTheEnd: Fault = {
  clause: 'ERR-5',
  about: 'What stands behind the end of a json document is not looked at, so that a malformed body is taken.',
  causes: ['requests that cannot be read are taken: {defect}'],
  operations: ['*'],
  hook: (inner) => ({
    decode: (call, request) => {
      if (call.body !== 'json') return inner.decode(call, request);
      const text = Buffer.from(request.body).toString('utf8');
      const end = text.lastIndexOf('}') + 1;
      return inner.decode(call, end > 0 ? { ...request, body: Buffer.from(text.slice(0, end)) } : request);
    },
  }),
};
