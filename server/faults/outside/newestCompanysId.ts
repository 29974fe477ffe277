import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const newestCompanysId: Fault = {
  clause: 'ENV-7',
  about:
    'InsertOrUpdateNonEmptyFields of a company answers the id that was given last, also where it updated an older one.',
  causes: ['entityID of a success is not the id of the record'],
  operations: ['CompanyUpdate'],
  hook: onSuccess(['CompanyUpdate'], (result, { mvRecordAction }, store) => {
    if (mvRecordAction !== 'InsertOrUpdateNonEmptyFields') return result;
    const ids = [...store.companies.all(), ...store.companies.deleted()].map((one) =>
      member.int(one, 'CompanyId'),
    );
    return { ...result, entityID: numeric(Math.max(...ids)) };
  }),
};
