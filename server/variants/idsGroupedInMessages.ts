import { onStatus } from '../hooks/onStatus.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const deletes = [
  'DiscountDelete',
  'ProductBOMDelete',
  'DocumentTypeDelete',
  'CompanyDelete',
  'ContactPersonDelete',
  'WorkOrderDeleteFinishedGoodReceipt',
];

export const idsGroupedInMessages: Variant = {
  about:
    'Deletes that fail name the id as French is written, its digits in groups with narrow blanks between (ERR-2: grouping characters do not matter).',
  hook: onStatus({ operations: deletes, outcome: 'failure' }, (status) => ({
    ...status,
    Message: member
      .text(status, 'Message')
      .replace(/\d{4,}/g, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, '\u202f')),
  })),
};
