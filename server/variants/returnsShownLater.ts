import { returnsShowBefore } from '../hooks/returnsShowBefore.ts';
import type { Variant } from '../Variant.ts';

export const returnsShownLater: Variant = {
  about:
    'A return of materials is answered with the work order as it was when the call came in; the next answer shows what became of it (leaves WO-4, a SHOULD).',
  leaves: ['WO-4'],
  blocks: ['nothing'],
  hook: returnsShowBefore,
};
