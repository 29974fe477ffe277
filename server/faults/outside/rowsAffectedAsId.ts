import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const rowsAffectedAsId: Fault = {
  clause: 'ENV-7',
  about: 'An Update of an integration update answers 1, the number of changed rows, as entityID.',
  causes: ['entityID of a success is not the id of the record'],
  operations: ['IntegrationUpdateUpdate'],
  hook: onSuccess(['IntegrationUpdateUpdate'], (result, request) =>
    member.text(request, 'mvRecordAction') === 'Update' ? { ...result, entityID: numeric(1) } : result,
  ),
};
