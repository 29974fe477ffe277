import { instant, isDateTime } from '../../../specs/datetime.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onRequest } from '../../hooks/onRequest.ts';

export const negativeOffsetsAdded: Fault = {
  clause: 'TYP-16',
  about: 'The sign of the offset in a json datetime is not read: -0500 is taken for +0500.',
  causes: ['a datetime comes back as another moment; the sign of the offset is not read'],
  operations: ['*Update'],
  hook: onRequest(null, (request) =>
    changedValues(request, (value) =>
      isDateTime(value) && value.basis === 'instant' && value.offset !== null && value.offset < 0
        ? instant(value.ms, -value.offset)
        : value,
    ),
  ),
};
