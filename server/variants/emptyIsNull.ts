import { changedValues } from '../hooks/changedValues.ts';
import { isEmpty } from '../hooks/isEmpty.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const emptyIsNull: Variant = {
  about: 'Empty text, empty lists and records that are not there are nil.',
  hook: onAnswerMembers({}, (members) => changedValues(members, (value) => (isEmpty(value) ? null : value))),
};
