import { isDateTime } from '../../../specs/datetime.ts';
import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { recordWrites } from '../../hooks/writtenRecords.ts';

/** The sign is applied to the hours only: -0330 is read as -3 h + 30 min. */
function misread(value: Value): Value {
  if (!isDateTime(value) || value.basis !== 'instant' || value.offset === null || value.offset >= 0)
    return value;
  const minutes = -value.offset % 60;
  return { ...value, offset: value.offset + 2 * minutes };
}

export const negativeOffsetsAddMinutes: Fault = {
  clause: 'TYP-16',
  about:
    'Applies the sign of a json offset to its hours only, so that a datetime sent with -0330 is kept one hour too late.',
  operations: recordWrites,
  hook: onRequest(recordWrites, (request) => changedValues(request, misread)),
};
