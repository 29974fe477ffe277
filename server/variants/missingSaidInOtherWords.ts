import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const missingSaidInOtherWords: Variant = {
  about:
    'A product that is missing is named in capitals, and in other words: "There is no product with SKU X." (Errors 3).',
  hook: onAnswerMembers({ operations: ['DocumentUpdate'], outcome: 'failure' }, (members) =>
    withRecord(members, 'ResponseStatus', (status) => ({
      ...status,
      Message: member
        .text(status, 'Message')
        .replace(
          /The product with SKU (.+?) does not exist\./,
          (_, sku: string) => `There is no product with SKU ${sku.toUpperCase()}.`,
        ),
    })),
  ),
};
