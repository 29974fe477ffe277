import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const sourceNeededToDelete: Fault = {
  clause: 'ACT-8',
  about: 'ContactPersonDelete wants a source application.',
  operations: ['ContactPersonDelete'],
  hook: refusing(
    ['ContactPersonDelete'],
    (request) => !member.has(request, 'mvInsertUpdateDeleteSourceApplication'),
    'mvInsertUpdateDeleteSourceApplication is missing.',
  ),
};
