import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const statusLeftOut: Fault = {
  clause: 'ENV-1',
  about: 'In jsv the answers of DiscountGet carry no ResponseStatus.',
  causes: ['answers lack ResponseStatus'],
  operations: ['DiscountGet'],
  hook: onAnswerMembers(
    { formats: ['jsv'], operations: ['DiscountGet'] },
    ({ ResponseStatus, ...rest }) => rest,
  ),
};
