import { changedValues } from '../hooks/changedValues.ts';
import { isEmpty } from '../hooks/isEmpty.ts';
import { onReply } from '../hooks/onReply.ts';
import type { Variant } from '../Variant.ts';

export const emptyIsNull: Variant = {
  about: 'Empty text, empty lists and records that are not there are nil.',
  hook: onReply({}, (members) => changedValues(members, (value) => (isEmpty(value) ? null : value))),
};
