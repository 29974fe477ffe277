import { instant, isDateTime } from '../../../specs/datetime.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onRequest } from '../../hooks/onRequest.ts';

export const minutesOfNegativeOffsets: Fault = {
  clause: 'TYP-16',
  about: 'The minutes of an offset west of Greenwich are read eastwards: -0330 is taken for -0230.',
  operations: ['*Update'],
  hook: onRequest(null, (request, _, call) =>
    call.body === 'json'
      ? changedValues(request, (value) =>
          isDateTime(value) && value.basis === 'instant' && value.offset !== null && value.offset < 0
            ? instant(value.ms, value.offset - 2 * (value.offset % 60))
            : value,
        )
      : request,
  ),
};
