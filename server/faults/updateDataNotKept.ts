import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';

export const updateDataNotKept: Fault = {
  clause: 'ACT-1',
  about: 'In jsv the JsonData of an integration update is not kept.',
  causes: ['an insert does not bring back {member} as sent; it is empty'],
  operations: ['IntegrationUpdateUpdate'],
  hook: onRequest(['IntegrationUpdateUpdate'], (request, _, { body }) =>
    body === 'jsv'
      ? withRecord(request, 'mvIntegrationUpdate', ({ JsonData: _lost, ...update }) => update)
      : request,
  ),
};
