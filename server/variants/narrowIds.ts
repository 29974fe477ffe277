import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** The member that names the record, and the highest number that its column holds. */
const columns: Readonly<Record<string, { readonly named: string; readonly highest: number }>> = {
  DiscountDelete: { named: 'DiscountIDToDelete', highest: 32_767 },
  ProductBOMDelete: { named: 'FinishedGoodIDToDeleteItsBOM', highest: 99_999_999 },
};

const refusal = 'Value was either too large or too small. The delete failed.';

const unreadable = onAnswerMembers({ operations: Object.keys(columns), outcome: 'failure' }, (members) =>
  withRecord(members, 'ResponseStatus', (status) =>
    member.text(status, 'Message') === refusal ? { ...status, ErrorCode: '400' } : status,
  ),
);

export const narrowIds: Variant = {
  about:
    'Discounts have ids of 16 bits, products have numbers of eight digits. A higher one is refused before anything is looked up (TYP-1: width is open; rule 3).',
  hook: (inner, store, choices) => ({
    ...unreadable(inner, store, choices),
    handle: (call, request) => {
      const column = columns[call.operation?.name ?? ''];
      const id = column && sentNumber(request[column.named] ?? null);
      if (column !== undefined && id != null && Math.abs(id) > column.highest)
        throw new OperationFailure(refusal);
      return inner.handle(call, request);
    },
  }),
};
