import type { Fault } from '../Fault.ts';

export const referencesUnread: Fault = {
  clause: 'TYP-12',
  about: 'In xml a character reference of a letter beyond ASCII stays as it is written, such as &#945;.',
  operations: ['CompanyUpdate'],
  hook: (inner) => ({
    decode: (call, request) => {
      if (call.body !== 'xml') return inner.decode(call, request);
      const text = Buffer.from(request.body).toString('latin1');
      const read = text.replace(/&(?=#\d{3,};)/g, '&amp;');
      return inner.decode(call, { ...request, body: Buffer.from(read, 'latin1') });
    },
  }),
};
