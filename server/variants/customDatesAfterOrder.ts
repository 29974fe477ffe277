import { isDateTime, isUnset } from '../../specs/datetime.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

/** A clock stands at most this far from UTC, on either side of it. */
const zones = 28 * 3_600_000;

export const customDatesAfterOrder: Variant = {
  about:
    'A document or an order whose own date is later than one of its further dates is refused (rule 3: servers may validate dates in the wrong order).',
  blocks: ['control'],
  hook: onWrite(['DocumentUpdate', 'PurchaseOrderUpdate'], ({ record, sent }) => {
    const prefix = record.replace(/^mv/, '');
    const own = timeOf(sent, `${prefix}Date`);
    const isLate = [1, 2].some((number) => {
      const further = timeOf(sent, `${prefix}CustomOrderDate${number}`);
      return own !== undefined && further !== undefined && further < own - zones;
    });
    if (isLate) throw new OperationFailure('A further date is before the date of the order itself.');
    return undefined;
  }),
};

function timeOf(record: RecordValue, name: string): number | undefined {
  const value = record[name];
  return isDateTime(value) && !isUnset(value) ? value.ms : undefined;
}
