import type { Fault } from '../Fault.ts';
import { headerWanted } from '../hooks/headerWanted.ts';

export const headerWantedForWrites: Fault = {
  clause: 'AUTH-1',
  about: 'Whatever changes something wants an Authorization header.',
  causes: ['the key in the body is not enough'],
  operations: ['*'],
  hook: headerWanted('authorization', ({ operation }) => operation !== null && operation.kind !== 'get'),
};
