import { isDateTime } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { onSentMembers } from '../hooks/onSentMembers.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const farDatesRefused: Fault = {
  clause: 'TYP-16',
  level: 'SHOULD',
  about: 'A date that is not of January 2017 is refused.',
  causes: ['a lawful datetime is refused'],
  operations: ['*Update'],
  hook: onSentMembers({ operations: null }, /Date/, (value) => {
    if (isDateTime(value) && !new Date(value.ms).toISOString().startsWith('2017-01-'))
      throw new OperationFailure('The date is out of its range.');
    return value;
  }),
};
