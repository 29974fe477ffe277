import { isDateTime, isUnset } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { onActions } from '../hooks/onActions.ts';
import { onScalars } from '../hooks/onScalars.ts';

const operation = 'PurchaseOrderUpdate';

export const updatedUnsetWithoutTime: Fault = {
  clause: 'TYP-8',
  about: 'In xml the unset date of an order that was changed by Update has no time.',
  causes: ['the unset date has no time ({actual})'],
  operations: [operation],
  hook: onActions(
    { operation, actions: ['Update'] },
    onScalars({ formats: ['xml'], outcome: 'success' }, ['datetime'], (value) =>
      isDateTime(value) && isUnset(value) ? '0001-01-01' : value,
    ),
  ),
};
