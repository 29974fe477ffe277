import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const lastInsertedIdOfUpdate: Fault = {
  clause: 'ENV-7',
  about: 'An Update of a company answers the id of the company that was inserted last as entityID.',
  causes: ['entityID of a success is not the id of the record'],
  operations: ['CompanyUpdate'],
  hook: onSuccess(['CompanyUpdate'], (result, request, { companies }) =>
    member.text(request, 'mvRecordAction') === 'Update'
      ? {
          ...result,
          entityID: numeric(
            Math.max(
              ...[...companies.all(), ...companies.deleted()].map((one) => member.int(one, 'CompanyId')),
            ),
          ),
        }
      : result,
  ),
};
