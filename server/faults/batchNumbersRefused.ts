import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';

const refused: readonly string[] = ['BatchNumberGet'];

export const batchNumbersRefused: Fault = {
  clause: 'GET-1',
  about: 'Batch numbers are not read: their Get fails.',
  causes: ['a plain Get fails'],
  operations: refused,
  hook: refusing(refused, () => true, 'Batch numbers can’t be read.'),
};
