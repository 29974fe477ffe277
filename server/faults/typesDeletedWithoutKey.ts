import type { Fault } from '../Fault.ts';
import { withoutKey } from '../hooks/withoutKey.ts';

export const typesDeletedWithoutKey: Fault = {
  clause: 'AUTH-3',
  about: 'In json DocumentTypeDelete needs no key.',
  causes: ['{key} keys are accepted'],
  operations: ['DocumentTypeDelete'],
  hook: withoutKey('json', 'DocumentTypeDelete'),
};
