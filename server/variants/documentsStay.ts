import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const documentsStay: Variant = {
  about: 'An update of a document fails (DOC-2: an update that fails is fine too).',
  blocks: ['control', 'clause:ACT-3', 'clause:ACT-4', 'nothing'],
  hook: refusing(
    ['DocumentUpdate'],
    (request, _, store) =>
      member.text(request, 'mvRecordAction') === 'Update' &&
      store.documents.get(member.int(member.record(request, 'mvDocument') ?? {}, 'DocumentId')) !== undefined,
    'Documents are not changed. The update failed.',
  ),
};
