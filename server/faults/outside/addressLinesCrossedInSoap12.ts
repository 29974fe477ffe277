import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const addressLinesCrossedInSoap12: Fault = {
  clause: 'ACT-1',
  about:
    'A company written through soap12 has AddressLine2 and AddressLine3 exchanged, in every format that reads it. The soap12 mapper was typed by hand; the others are generated.',
  operations: ['CompanyUpdate'],
  hook: onRequest(['CompanyUpdate'], (request, _, { body }) => {
    const company = member.record(request, 'mvCompany');
    if (body !== 'soap12' || company === null || member.record(company, 'CompanyAddress') === null)
      return request;
    const crossed = withRecord(company, 'CompanyAddress', (address) => ({
      ...address,
      AddressLine2: address.AddressLine3,
      AddressLine3: address.AddressLine2,
    }));
    return { ...request, mvCompany: crossed };
  }),
};
