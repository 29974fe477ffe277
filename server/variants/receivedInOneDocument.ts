import { sharedReceiveDocument } from '../hooks/sharedReceiveDocument.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const receivedInOneDocument: Variant = {
  about:
    'All that is received of one order is in one receive document, whose id each ReceiveItems answers (PO-5: an id, not 0).',
  hook: sharedReceiveDocument((result) => member.int(result, 'entityID')),
};
