import { isDateTime, isUnset, wall } from '../../../specs/datetime.ts';
import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';

const stamps = /^SalesOrder(Creation|LastUpdated)Date$/;

export const secondsInJson: Fault = {
  clause: 'TYP-9',
  about:
    'In json the creation and last update of a sales order count seconds where milliseconds are due: January 1970.',
  causes: ['a datetime is another in some formats than in others'],
  operations: ['SalesOrderGet'],
  hook: onAnswerMembers({ formats: ['json'], operations: ['SalesOrderGet'] }, (members) =>
    changedValues(members, (value, name) => (stamps.test(name) ? inSeconds(value) : value)),
  ),
};

const inSeconds = (value: Value): Value =>
  isDateTime(value) && !isUnset(value) ? wall(Math.floor(value.ms / 1000)) : value;
