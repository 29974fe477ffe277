import { onScalars } from '../hooks/onScalars.ts';
import type { Variant } from '../Variant.ts';

export const textsFilledUp: Variant = {
  about:
    'Comments and remarks come back filled up with blanks to 80 characters, as a column of fixed width keeps them (TYP-12: OPEN).',
  hook: onScalars({ outcome: 'success' }, ['string'], (value, _, { name }) =>
    typeof value === 'string' && value !== '' && /(?:Comments|Remarks)$/.test(name)
      ? value.padEnd(80)
      : value,
  ),
};
