import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const nonEmptyRefused: Fault = {
  clause: 'IU-1',
  about: 'In soap12 InsertOrUpdateNonEmptyFields of an integration update is refused.',
  causes: ['an action of the record is refused'],
  operations: ['IntegrationUpdateUpdate'],
  hook: refusing(
    ['IntegrationUpdateUpdate'],
    (request, { body }) =>
      body === 'soap12' && member.text(request, 'mvRecordAction') === 'InsertOrUpdateNonEmptyFields',
    'This action is not known.',
  ),
};
