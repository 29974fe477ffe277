import { instant, isDateTime } from '../../../specs/datetime.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const offsetMinutesAdded: Fault = {
  clause: 'TYP-16',
  about:
    'In json the minutes of a negative offset are added instead of subtracted: -0330 is read as three hours less, and half an hour more.',
  operations: ['*Update'],
  hook: onSentMembers({ operations: null, bodies: ['json'] }, /./, (value) => {
    if (!isDateTime(value) || value.basis !== 'instant' || value.offset === null || value.offset >= 0)
      return value;
    const minutes = -value.offset;
    return instant(value.ms, (minutes % 60) - Math.floor(minutes / 60) * 60);
  }),
};
