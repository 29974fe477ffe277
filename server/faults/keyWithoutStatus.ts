import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const keyWithoutStatus: Fault = {
  clause: 'AUTH-2',
  about: 'Outside of csv APIKeyGet says whether a key is valid, and sends no status block.',
  operations: ['APIKeyGet'],
  hook: onReply(
    { operations: ['APIKeyGet'], outcome: 'success' },
    ({ ResponseStatus, ...rest }, { format }) =>
      format === 'csv' ? { ...rest, ResponseStatus } : { ...rest, Valid: true },
  ),
};
