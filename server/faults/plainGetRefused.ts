import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const plainGetRefused: Fault = {
  clause: 'GET-1',
  about: 'SerialNumberGet fails.',
  causes: ['a plain Get fails'],
  operations: ['SerialNumberGet'],
  hook: onRequest(['SerialNumberGet'], () => {
    throw new OperationFailure('Serial numbers can’t be read.');
  }),
};
