import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const compatibilityForms: Fault = {
  clause: 'TYP-12',
  about: 'Comments of companies are normalised by NFKC: ½, ², ™ and full-width letters are taken apart.',
  causes: [
    'texts come back in another Unicode form',
    'texts come back in their compatibility form (½ as 1⁄2); they are normalised by NFKC',
  ],
  operations: ['CompanyUpdate'],
  hook: onSentMembers({ operations: ['CompanyUpdate'] }, /^CompanyComments$/, (value) =>
    typeof value === 'string' ? value.normalize('NFKC') : value,
  ),
};
