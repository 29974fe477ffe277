import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const tagsSorted: Variant = {
  about: 'Tags are split at commas, sorted, and shown once each (rule 3: a server may split tags).',
  hook: onAnswerMembers({ operations: ['DocumentUpdate', 'PurchaseOrderUpdate'] }, (members) =>
    changedValues(members, (value, name) =>
      /Tags$/.test(name) && typeof value === 'string'
        ? [...new Set(value.split(',').map((tag) => tag.trim().toLowerCase()))].sort().join('; ')
        : value,
    ),
  ),
};
