import type { Fault } from '../Fault.ts';
import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';

export const otherCharset: Fault = {
  clause: 'FMT-11',
  about: 'Every answer says ISO-8859-1 and begins with the mark of UTF-8.',
  causes: ['the answer is not in the charset that it names'],
  operations: ['*'],
  hook: onStatusAndHeaders({}, ({ headers, body }) => ({
    headers: {
      ...headers,
      'content-type': `${headers['content-type']?.split(';')[0]}; charset=iso-8859-1`,
    },
    body: Buffer.concat([Buffer.from('\uFEFF'), body]),
  })),
};
