import type { Fault } from '../../Fault.ts';

export const latin1InSoap11: Fault = {
  clause: 'FMT-11',
  about: 'In soap11 the letters of Latin-1 in sales orders are one byte each, though the answer says UTF-8.',
  causes: ['the answer is not in the charset that it names'],
  operations: ['SalesOrderGet'],
  hook: (inner) => ({
    encode: (call, reply) => {
      const answer = inner.encode(call, reply);
      if (call.format !== 'soap11' || call.operation?.name !== 'SalesOrderGet') return answer;
      const parts = Buffer.from(answer.body)
        .toString('utf8')
        .split(/([\u0080-\u00ff]+)/);
      const bytes = parts.map((part, index) => Buffer.from(part, index % 2 === 1 ? 'latin1' : 'utf8'));
      return { ...answer, body: Buffer.concat(bytes) };
    },
  }),
};
