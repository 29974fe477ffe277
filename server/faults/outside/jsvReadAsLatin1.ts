import type { Fault } from '../../Fault.ts';

export const jsvReadAsLatin1: Fault = {
  clause: 'TYP-12',
  about:
    'Bodies in jsv are read as ISO 8859-1, though they are UTF-8: of a letter beyond ASCII come two or three others.',
  causes: [
    'the letters and signs beyond ASCII come back as pairs of others; bytes in UTF-8 are read as ISO 8859-1 or Windows-1252',
  ],
  operations: ['*Update'],
  hook: (inner) => ({
    decode: (call, request) =>
      inner.decode(
        call,
        call.body === 'jsv'
          ? { ...request, body: Buffer.from(Buffer.from(request.body).toString('latin1'), 'utf8') }
          : request,
      ),
  }),
};
