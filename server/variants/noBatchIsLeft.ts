import { isNumeric, numeric } from '../../specs/numeric.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { refusing } from '../hooks/refusing.ts';
import type { Variant } from '../Variant.ts';

const refuses = refusing(
  ['DocumentUpdate'],
  ({ AutoInsertBatchNumbersToProductRows: option }) => option === 'ByExpiryDate',
  'No batch of this product is left.',
);

const showsNone = onAnswerMembers({ operations: ['BatchNumberGet'], outcome: 'success' }, (members) =>
  changedValues(members, (value, name) =>
    /qty|quantity|stock/i.test(name) && isNumeric(value) ? numeric(0) : value,
  ),
);

export const noBatchIsLeft: Variant = {
  about:
    'All batches are used up: BatchNumberGet shows none of them left, and ByExpiryDate is refused (DOC-3).',
  blocks: ['nothing', 'control'],
  hook: (inner, store, server) => ({ ...refuses(inner, store, server), ...showsNone(inner, store, server) }),
};
