import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const userRefused: Fault = {
  clause: 'GET-11',
  about: 'UserGet fails.',
  causes: ['a plain Get fails'],
  operations: ['UserGet'],
  hook: onRequest(['UserGet'], () => {
    throw new OperationFailure('The user is not shown.');
  }),
};
