import { byLoneText } from '../hooks/byLoneText.ts';
import type { Variant } from '../Variant.ts';

const collator = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

export const collationPassesOverPunctuation: Variant = {
  about:
    'A lone Equals or NotEquals on a text goes by a collation that passes over case, accents, blanks and punctuation. In a list it does not.',
  leaves: ['FLT-2'],
  hook: byLoneText(({ operator, searched }) =>
    ['Equals', 'NotEquals'].includes(operator)
      ? (held) => (collator.compare(held, searched) === 0) === (operator === 'Equals')
      : undefined,
  ),
};
