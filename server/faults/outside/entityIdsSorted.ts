import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

const asSet = (text: string): string =>
  /^\d+(,\d+)+$/.test(text)
    ? [...new Set(text.split(',').map(Number))].sort((one, other) => one - other).join(',')
    : text;

export const entityIdsSorted: Fault = {
  clause: 'ACT-1',
  about: 'EntityIDs of an integration update are kept as a sorted set of ids: 12,7,12 comes back as 7,12.',
  operations: ['IntegrationUpdateUpdate'],
  hook: onRequest(['IntegrationUpdateUpdate'], (request) =>
    withRecord(request, 'mvIntegrationUpdate', (update) =>
      typeof update.EntityIDs === 'string'
        ? { ...update, EntityIDs: asSet(member.text(update, 'EntityIDs')) }
        : update,
    ),
  ),
};
