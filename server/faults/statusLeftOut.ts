import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const statusLeftOut: Fault = {
  clause: 'ENV-1',
  about: 'In jsv the answers of DiscountGet carry no ResponseStatus.',
  causes: ['answers lack ResponseStatus'],
  operations: ['DiscountGet'],
  hook: onReply({ formats: ['jsv'], operations: ['DiscountGet'] }, ({ ResponseStatus, ...rest }) => rest),
};
