import type { Fault } from '../Fault.ts';

/** An escape sequence of json; the backslash of another one may be escaped itself. */
const escaped = /\\(?:u([0-9a-f]{4})|.)/gis;

export const jsonEscapesLost: Fault = {
  clause: 'TYP-12',
  about:
    'A letter beyond Latin-1 that a json request writes as an escape sequence, such as \\u03b1, is stored as a question mark.',
  operations: ['CompanyUpdate'],
  hook: (inner) => ({
    decode: (call, request) => {
      if (call.body !== 'json') return inner.decode(call, request);
      // Byte by byte, so that a wrong charset stays wrong.
      const text = Buffer.from(request.body).toString('latin1');
      const read = text.replace(escaped, (sequence, code: string | undefined) =>
        code !== undefined && Number.parseInt(code, 16) > 0xff ? '?' : sequence,
      );
      return inner.decode(call, { ...request, body: Buffer.from(read, 'latin1') });
    },
  }),
};
