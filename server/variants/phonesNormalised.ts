import { onSentMembers } from '../hooks/onSentMembers.ts';
import type { Variant } from '../Variant.ts';

export const phonesNormalised: Variant = {
  about:
    'Phone numbers of companies are kept in digits, e-mail addresses in small letters (neither is a plain member).',
  hook: onSentMembers({ operations: ['CompanyUpdate'] }, /^Company(Phone|Email)$/, (value) =>
    typeof value !== 'string'
      ? value
      : value.includes('@')
        ? value.toLowerCase()
        : value.replace(/[^+\d]/g, ''),
  ),
};
