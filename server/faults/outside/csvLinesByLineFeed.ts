import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const csvLinesByLineFeed: Fault = {
  clause: 'FMT-1',
  about:
    'A csv request whose lines end as RFC 4180 has it, by CR and LF, is refused; by LF alone it is read.',
  causes: ['a request with other white space between its values is refused'],
  operations: ['*'],
  hook: (inner) => ({
    decode: (call, request) => {
      const isRefused =
        call.body === 'csv' && /^[^\n]*\r\n/.test(Buffer.from(request.body).toString('latin1'));
      if (isRefused) throw new OperationFailure('The header row names an unknown column.', { status: 400 });
      return inner.decode(call, request);
    },
  }),
};
