import { DecodeError } from '../../formats/DecodeError.ts';
import type { Fault } from '../Fault.ts';

export const endIsGuessed: Fault = {
  clause: 'ERR-5',
  about: 'Json that is cut short within a text is taken as if its end were there.',
  causes: ['requests that cannot be read are taken: {defect}'],
  operations: ['-'],
  hook: (inner) => ({
    decode: (call, request) => {
      try {
        return inner.decode(call, request);
      } catch (error) {
        if (!(error instanceof DecodeError) || call.body !== 'json') throw error;
        return inner.decode(call, { ...request, body: Buffer.concat([request.body, Buffer.from('"}')]) });
      }
    },
  }),
};
