import { byLoneText } from '../hooks/byLoneText.ts';
import type { Variant } from '../Variant.ts';

export const tagsSplitInFilters: Variant = {
  about:
    'A lone filter on the tags of orders looks for one of them: Equals and Contains select what has that tag (rule 3: a server may split tags).',
  hook: byLoneText(({ field, operator, searched }) => {
    if (!/Tags$/.test(field) || operator === 'LessThan') return undefined;
    return (held) => {
      const tags = held.split(',').map((tag) => tag.trim().toLowerCase());
      return tags.includes(searched.toLowerCase()) === (operator !== 'NotEquals');
    };
  }),
};
