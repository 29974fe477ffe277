import type { Fault } from '../Fault.ts';
import { withoutKey } from '../hooks/withoutKey.ts';

export const keyNotNeeded: Fault = {
  clause: 'AUTH-3',
  about: 'In jsv APIKeyGet succeeds without a key.',
  causes: ['{key} keys are accepted'],
  operations: ['APIKeyGet'],
  hook: withoutKey('jsv', 'APIKeyGet'),
};
