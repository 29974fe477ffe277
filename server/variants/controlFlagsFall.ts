import { onSentMembers } from '../hooks/onSentMembers.ts';
import type { Variant } from '../Variant.ts';

export const controlFlagsFall: Variant = {
  about:
    'Control flags, which tell what to do just now, are not kept: nor does a new company become the default one (control flags are no plain members).',
  hook: onSentMembers({ operations: null }, /^(chkReOpenOrCloseRelatedDocs|CompanyIsDefault)$/, () => false),
};
