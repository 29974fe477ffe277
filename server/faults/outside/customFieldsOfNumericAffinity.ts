import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const customFieldsOfNumericAffinity: Fault = {
  clause: 'TYP-12',
  about:
    'Custom fields of bundles moved to a SQLite column of type NUMERIC. Texts that look like numbers lose leading zeros and trailing decimals.',
  operations: ['ProductBundleUpdate'],
  hook: onSentMembers({ operations: ['ProductBundleUpdate'] }, /^BundleProductCustomField\d+$/, (value) =>
    typeof value === 'string' && /^\d{1,14}(\.\d{1,4})?$/.test(value) ? String(Number(value)) : value,
  ),
};
