import { DecodeError } from '../../formats/DecodeError.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Fault } from '../Fault.ts';

export const unreadableIsTaken: Fault = {
  clause: 'ERR-5',
  about: 'A body that cannot be read is answered as if there were nothing to do.',
  causes: ['requests that cannot be read are taken: {defect}'],
  operations: ['-'],
  hook: (inner) => ({
    handle: (call, request) => (request === unreadable ? {} : inner.handle(call, request)),
    decode: (call, request) => {
      try {
        return inner.decode(call, request);
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error;
        return unreadable;
      }
    },
  }),
};

const unreadable: RecordValue = {};
