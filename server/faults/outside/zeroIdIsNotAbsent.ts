import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const zeroIdIsNotAbsent: Fault = {
  clause: 'ACT-3',
  about:
    'InsertOrUpdate of an integration update fails when its id is sent as 0, and works when it is left out.',
  causes: ['InsertOrUpdate is refused'],
  operations: ['IntegrationUpdateUpdate'],
  hook: onRequest(['IntegrationUpdateUpdate'], (request) => {
    const note = member.record(request, 'mvIntegrationUpdate') ?? {};
    const isZero = member.has(note, 'IntegrationUpdateID') && member.int(note, 'IntegrationUpdateID') === 0;
    if (!isZero || member.text(request, 'mvRecordAction') !== 'InsertOrUpdate') return request;
    throw new OperationFailure('The integration update with id 0 does not exist.');
  }),
};
