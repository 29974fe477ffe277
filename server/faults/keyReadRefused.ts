import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const keyReadRefused: Fault = {
  clause: 'GET-11',
  about: 'APIKeyGet fails.',
  causes: ['a plain Get fails'],
  operations: ['APIKeyGet'],
  hook: onRequest(['APIKeyGet'], () => {
    throw new OperationFailure('Keys are read by administrators alone.');
  }),
};
