import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const expiryRefusedInJson: Fault = {
  clause: 'DOC-3',
  about: 'In json a document that asks for batches by their expiry date is refused.',
  causes: ['a document with an option is refused, which is taken without'],
  operations: ['DocumentUpdate'],
  hook: refusing(
    ['DocumentUpdate'],
    (request, { body }) =>
      body === 'json' && member.text(request, 'AutoInsertBatchNumbersToProductRows') === 'ByExpiryDate',
    'ByExpiryDate is not a value of AutoInsertBatchNumbersToProductRows.',
  ),
};
