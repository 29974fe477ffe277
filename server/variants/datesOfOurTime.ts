import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

export const datesOfOurTime: Variant = {
  about: 'Datetimes before 1900 and after 2100, other than the unset one, are refused (TYP-16: observed).',
  hook: onRequest(null, (request) => {
    changedValues(request, (value) => {
      if (
        isDateTime(value) &&
        !isUnset(value) &&
        Math.abs(value.ms - Date.UTC(2000, 0, 1)) > 3_155_760_000_000
      )
        throw new OperationFailure('A datetime is out of its range. Nothing was written.');
      return value;
    });
    return request;
  }),
};
