import { isNumeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const quotedDecimals: Fault = {
  clause: 'TYP-3',
  about: 'In json decimals are written as text.',
  causes: ['numbers are written as text, in quotes ({actual})'],
  operations: ['ProductClientGet', 'DiscountGet'],
  hook: onAnswerMembers({ formats: ['json'], operations: ['ProductClientGet', 'DiscountGet'] }, (members) =>
    changedValues(members, (value, name) => (isNumeric(value) && !/ID$/.test(name) ? value.lexeme : value)),
  ),
};
