import type { Fault } from '../Fault.ts';
import { onAnswer } from '../hooks/onAnswer.ts';

export const acceptedIs202: Fault = {
  clause: 'ENV-11',
  about: 'Every success has HTTP status 202.',
  causes: ['a success has HTTP status {actual}'],
  operations: ['*'],
  hook: onAnswer({ outcome: 'success' }, () => ({ status: 202 })),
};
