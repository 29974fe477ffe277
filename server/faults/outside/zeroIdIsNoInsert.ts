import type { Fault } from '../../Fault.ts';
import { refusing } from '../../hooks/refusing.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const zeroIdIsNoInsert: Fault = {
  clause: 'ACT-3',
  about:
    'InsertOrUpdate of an integration update with the id 0 fails as not found; without the id it inserts. Only a null id counts as absent.',
  operations: ['IntegrationUpdateUpdate'],
  hook: refusing(
    ['IntegrationUpdateUpdate'],
    (request) => {
      const note = member.record(request, 'mvIntegrationUpdate') ?? {};
      return request.mvRecordAction === 'InsertOrUpdate' && sentNumber(note.IntegrationUpdateID) === 0;
    },
    'The integration update with id 0 does not exist.',
  ),
};
