import type { Fault } from '../../Fault.ts';
import { onSent } from '../../hooks/onSent.ts';

export const compatibilityForms: Fault = {
  clause: 'TYP-12',
  about: 'Comments of companies are normalised by NFKC: ½, ², ™ and full-width letters are taken apart.',
  operations: ['CompanyUpdate'],
  hook: onSent({ operations: ['CompanyUpdate'] }, /^CompanyComments$/, (value) =>
    typeof value === 'string' ? value.normalize('NFKC') : value,
  ),
};
