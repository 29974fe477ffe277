import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const keyWithoutStatus: Fault = {
  clause: 'AUTH-2',
  about: 'APIKeyGet says whether a key is valid, and sends no status block: in csv its cell is empty.',
  causes: ['APIKeyGet gives no status'],
  operations: ['APIKeyGet'],
  hook: onAnswerMembers(
    { operations: ['APIKeyGet'], outcome: 'success' },
    ({ ResponseStatus: _status, ...rest }, { format }) => ({
      ...rest,
      Valid: true,
      // A csv answer without any name that is documented could not be told from a page.
      ...(format === 'csv' ? { ResponseStatus: null } : {}),
    }),
  ),
};
