import { byLoneText } from '../hooks/byLoneText.ts';
import type { Variant } from '../Variant.ts';

const collator = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

export const collationIgnoresPunctuation: Variant = {
  about:
    'Equals and NotEquals on text use a collation without case, accents, blanks and punctuation; ' +
    'collation is open (FLT-1).',
  hook: byLoneText(({ operator, searched }) => {
    if (searched === '' || (operator !== 'Equals' && operator !== 'NotEquals')) return undefined;
    return (held) => (collator.compare(held, searched) === 0) === (operator === 'Equals');
  }),
};
