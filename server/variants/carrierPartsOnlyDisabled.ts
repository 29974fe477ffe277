import type { RecordValue } from '../../specs/Value.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const lists = ['ShippingProviderServices', 'ShippingProviderPackages'];

const idsIn = (record: RecordValue, list: string): readonly string[] =>
  member.records(record, list).map((item) => member.text(item, 'Id'));

export const carrierPartsOnlyDisabled: Variant = {
  about:
    'A carrier’s service or package can only be disabled: an Update or InsertOrUpdate whose list leaves one out is refused (rule 3).',
  hook: onWrite(['ShippingProviderUpdate'], ({ action, sent, stored }) => {
    const isWhole = action === 'Update' || action === 'InsertOrUpdate';
    const isLess = (list: string): boolean =>
      list in sent && idsIn(stored ?? {}, list).some((id) => !idsIn(sent, list).includes(id));
    if (isWhole && stored !== undefined && lists.some(isLess))
      throw new OperationFailure('A service or package can only be disabled. Nothing was written.');
    return undefined;
  }),
};
