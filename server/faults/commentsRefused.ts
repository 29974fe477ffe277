import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const commentsRefused: Fault = {
  clause: 'ACT-10',
  about: 'Comments beside returned materials are refused.',
  causes: ['a member that may be sent is refused'],
  operations: ['WorkOrderReturnMaterials'],
  hook: onRequest(['WorkOrderReturnMaterials'], (request) => {
    if (member.has(request, 'Comments')) throw new OperationFailure('Comments are not known.');
    return request;
  }),
};
