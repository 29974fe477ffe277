import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const failuresAreBare: Variant = {
  about:
    'A failure holds its status and nothing else, but where the document shows more (ENV-8, ENV-9: absent is SHOULD).',
  leaves: ['ENV-8', 'ENV-9'],
  blocks: ['nothing'],
  hook: onAnswerMembers({ outcome: 'failure' }, (members, { operation }) =>
    operation?.name === 'ProductBOMDelete' || operation?.name === 'DiscountDelete'
      ? members
      : { ResponseStatus: members.ResponseStatus },
  ),
};
