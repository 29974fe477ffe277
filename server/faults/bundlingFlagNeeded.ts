import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const bundlingFlagNeeded: Fault = {
  clause: 'ACT-10',
  about: 'A document without AutoInsertBundledProductRows is refused.',
  causes: ['a member that may be left out is needed'],
  operations: ['DocumentUpdate'],
  hook: refusing(
    ['DocumentUpdate'],
    (request) => !member.has(request, 'AutoInsertBundledProductRows'),
    'AutoInsertBundledProductRows is missing.',
  ),
};
