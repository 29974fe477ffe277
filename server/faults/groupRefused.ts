import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const groupRefused: Fault = {
  clause: 'FLT-7',
  about: 'Group Undefined is refused.',
  causes: ['Group Undefined is refused'],
  operations: ['*Get'],
  hook: refusing(
    getsWithFilters,
    (request) => member.records(request, 'Filters').some(({ Group }) => Group === 'Undefined'),
    'Group is not known.',
  ),
};
