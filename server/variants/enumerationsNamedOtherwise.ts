import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const enumerationsNamedOtherwise: Variant = {
  about: 'Enumerations that nobody sent have other names than those shown (complete lists are open).',
  hook: onAnswerMembers({}, (members) =>
    changedValues(members, (value, name) =>
      value === 'None' && /Payment|Stock|InvoiceType/.test(name) ? 'Not_Set' : value,
    ),
  ),
};
