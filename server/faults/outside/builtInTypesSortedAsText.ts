import type { Fault } from '../../Fault.ts';
import { onFound } from '../../hooks/onFound.ts';
import { member } from '../../records/member.ts';

const id = 'DocumentTypeID';

export const builtInTypesSortedAsText: Fault = {
  clause: 'GET-2',
  about:
    'Document types now have a zero-padded text as their sort key. So the negative ids of built-in types run upward: -5, -4, -3, -2, -1.',
  operations: ['DocumentTypeGet'],
  hook: onFound(['DocumentTypeGet'], (found) => {
    const builtIn = found.filter((one) => member.int(one, id) < 0);
    return [...found.filter((one) => member.int(one, id) >= 0), ...builtIn.toReversed()];
  }),
};
