import type { Fault } from '../Fault.ts';
import { withoutKey } from '../hooks/withoutKey.ts';

export const keyNotNeeded: Fault = {
  clause: 'AUTH-3',
  about: 'In jsv APIKeyGet succeeds without a key.',
  causes: ['a call with a key that is {key} is let in'],
  operations: ['APIKeyGet'],
  hook: withoutKey('jsv', 'APIKeyGet'),
};
