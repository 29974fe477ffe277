import { numeric } from '../../specs/numeric.ts';
import { onOldRecords } from '../hooks/onOldRecords.ts';
import type { Variant } from '../Variant.ts';

export const decimalsBeyondFloats: Variant = {
  about:
    'Old discounts have values that differ beyond the twentieth digit alone, and are searched so (TYP-3: decimals are never compared through binary floats).',
  hook: onOldRecords((record, { id }, index) =>
    id === 'DiscountID'
      ? { ...record, DiscountValue: numeric(`12.5000000000000000${String(index + 1).padStart(4, '0')}`) }
      : record,
  ),
};
