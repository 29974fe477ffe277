import { isDateTime } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { onSent } from '../hooks/onSent.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const farDatesRefused: Fault = {
  clause: 'TYP-16',
  level: 'SHOULD',
  about: 'A date that is not of January 2017 is refused.',
  causes: ['a lawful datetime is refused'],
  operations: ['*Update'],
  hook: onSent({ operations: null }, /Date/, (value) => {
    if (isDateTime(value) && !new Date(value.ms).toISOString().startsWith('2017-01-'))
      throw new OperationFailure('The date is out of its range.');
    return value;
  }),
};
