import { sharedReceiveDocument } from '../hooks/sharedReceiveDocument.ts';
import type { Variant } from '../Variant.ts';

export const dailyDocumentNumberedItself: Variant = {
  about:
    'All that comes in on a day is in one receive document. The server numbers it itself, and passes over a number that a receipt sends (PO-5).',
  hook: sharedReceiveDocument(() => 'today'),
};
