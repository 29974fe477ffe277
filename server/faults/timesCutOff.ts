import { isDateTime, wall } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { recordWrites } from '../hooks/writtenRecords.ts';

export const timesCutOff: Fault = {
  clause: 'TYP-16',
  about: 'A write answers without the seconds of the dates that were sent.',
  causes: ['a datetime comes back as another moment; the seconds are left out'],
  operations: ['*Update'],
  hook: onAnswerMembers({ operations: recordWrites, outcome: 'success' }, (members) =>
    changedValues(members, (value, name) =>
      isDateTime(value) && /CustomOrderDate|DaylightStart|DaylightEnd|UpdateDateTime/.test(name)
        ? wall(value.ms - (((value.ms % 60_000) + 60_000) % 60_000))
        : value,
    ),
  ),
};
