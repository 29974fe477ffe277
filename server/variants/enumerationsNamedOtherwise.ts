import { changedValues } from '../hooks/changedValues.ts';
import { onReply } from '../hooks/onReply.ts';
import type { Variant } from '../Variant.ts';

export const enumerationsNamedOtherwise: Variant = {
  about: 'Enumerations that nobody sent have other names than those shown (complete lists are open).',
  hook: onReply({}, (members) =>
    changedValues(members, (value, name) =>
      value === 'None' && /Payment|Stock|InvoiceType/.test(name) ? 'Not_Set' : value,
    ),
  ),
};
