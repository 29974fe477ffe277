import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const optionsOfOutgoing: Variant = {
  about:
    'Batches are picked, and the rows of bundles inserted, for documents that take goods out. One that brings goods in is refused with either (DOC-3).',
  blocks: ['control', 'clause:', 'nothing'],
  hook: refusing(
    ['DocumentUpdate'],
    (request) =>
      member.text(request, 'AutoInsertBatchNumbersToProductRows') === 'ByExpiryDate' ||
      member.flag(request, 'AutoInsertBundledProductRows'),
    'This is for documents that take goods out. The document was not inserted.',
  ),
};
