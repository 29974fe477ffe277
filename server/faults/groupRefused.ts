import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const groupRefused: Fault = {
  clause: 'FLT-7',
  about: 'Group Undefined is refused.',
  operations: ['ProductClientGet'],
  hook: onRequest(['ProductClientGet'], (request) => {
    if (member.records(request, 'Filters').some(({ Group }) => Group === 'Undefined'))
      throw new OperationFailure('Group is not known.');
    return request;
  }),
};
