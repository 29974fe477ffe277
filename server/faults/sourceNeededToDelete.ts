import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const sourceNeededToDelete: Fault = {
  clause: 'ACT-8',
  level: 'SHOULD',
  about: 'Deletes want a source application.',
  causes: ['a call needs mvInsertUpdateDeleteSourceApplication'],
  operations: ['*Delete'],
  hook: refusing(
    ['ContactPersonDelete', 'DiscountDelete', 'DocumentTypeDelete', 'ProductBOMDelete'],
    (request) => !member.has(request, 'mvInsertUpdateDeleteSourceApplication'),
    'mvInsertUpdateDeleteSourceApplication is missing.',
  ),
};
