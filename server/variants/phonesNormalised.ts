import { onSent } from '../hooks/onSent.ts';
import type { Variant } from '../Variant.ts';

export const phonesNormalised: Variant = {
  about:
    'Phone numbers of companies are kept in digits, e-mail addresses in small letters (neither is a plain member).',
  hook: onSent({ operations: ['CompanyUpdate'] }, /^Company(Phone|Email)$/, (value) =>
    typeof value !== 'string'
      ? value
      : value.includes('@')
        ? value.toLowerCase()
        : value.replace(/[^+\d]/g, ''),
  ),
};
