import type { Fault } from '../../Fault.ts';
import { recordWrites } from '../../hooks/writtenRecords.ts';

export const latinTextBodies: Fault = {
  clause: 'TYP-12',
  about:
    'Writes in jsv and csv are read as ISO-8859-1, the old default of text types, unless their Content-Type names a charset. Letters beyond ASCII come back as two or three others.',
  operations: recordWrites,
  hook: (inner) => ({
    decode: (call, request) => {
      const isText = call.body === 'jsv' || call.body === 'csv';
      const isNamed = /charset\s*=/i.test(request.headers['content-type'] ?? '');
      if (!isText || isNamed || !recordWrites.includes(call.operation?.name ?? ''))
        return inner.decode(call, request);
      const misread = Buffer.from(request.body).toString('latin1');
      return inner.decode(call, { ...request, body: Buffer.from(misread, 'utf8') });
    },
  }),
};
