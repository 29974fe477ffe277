import { isDateTime, isUnset } from '../../../specs/datetime.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onRequest } from '../../hooks/onRequest.ts';

export const minutesOfNegativeOffsetsAdded: Fault = {
  clause: 'TYP-16',
  about:
    'The sign of an offset in a json request counts for its hours only: -0330 is read as three hours back and thirty minutes on.',
  operations: ['DocumentUpdate', 'PurchaseOrderUpdate', 'CompanyUpdate', 'IntegrationUpdateUpdate'],
  hook: onRequest(null, (request, _, { body }) =>
    body === 'json'
      ? changedValues(request, (value) => {
          if (!isDateTime(value) || isUnset(value) || value.offset === null || value.offset >= 0)
            return value;
          const minutes = -value.offset % 60;
          return { ...value, offset: value.offset + 2 * minutes };
        })
      : request,
  ),
};
