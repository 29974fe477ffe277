import { onSentMembers } from '../hooks/onSentMembers.ts';
import type { Variant } from '../Variant.ts';

const values: readonly string[] = [
  'Insert',
  'Update',
  'InsertOrUpdate',
  'InsertOrUpdateNonEmptyFields',
  'ReceiveItems',
  'showOnlyUndeleted',
  'showAllDeletedAndUndeleted',
  'Undefined',
  'Equals',
  'NotEquals',
  'Contains',
  'LessThan',
  'And',
  'Or',
];

export const enumerationsInAnyCase: Variant = {
  about:
    'Values of enumerations in requests are read in any letter case (ACT-9, FLT-9: other values are OPEN).',
  hook: onSentMembers({ operations: null }, /^(mvRecordAction|showDeleted|SearchOperator|AndOr)$/, (value) =>
    typeof value === 'string'
      ? (values.find((one) => one.toLowerCase() === value.toLowerCase()) ?? value)
      : value,
  ),
};
