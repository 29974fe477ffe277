import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const integrationUpdateRefused: Fault = {
  clause: 'IU-1',
  about: 'IntegrationUpdateUpdate takes no Update.',
  causes: ['an action of the record is refused'],
  operations: ['IntegrationUpdateUpdate'],
  hook: onRequest(['IntegrationUpdateUpdate'], (request) => {
    if (member.text(request, 'mvRecordAction') === 'Update')
      throw new OperationFailure('Update is not supported.');
    return request;
  }),
};
