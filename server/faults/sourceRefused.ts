import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const sourceRefused: Fault = {
  clause: 'ACT-8',
  about: 'mvInsertUpdateDeleteSourceApplication is refused.',
  operations: ['CompanyUpdate'],
  hook: onRequest(['CompanyUpdate'], (request) => {
    if (member.has(request, 'mvInsertUpdateDeleteSourceApplication'))
      throw new OperationFailure('mvInsertUpdateDeleteSourceApplication is not known.');
    return request;
  }),
};
