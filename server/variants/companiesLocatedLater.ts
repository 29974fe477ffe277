import { doneLater } from '../hooks/doneLater.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** After so many further calls the job has come to a new company. */
const laterBy = 1500;

const place = { Latitude: '38.0317', Longitude: '23.7325', CountryName: 'Greece' };

export const companiesLocatedLater: Variant = {
  about:
    'A job looks up where new companies are, and fills in the place and the name of the country many calls after the insert (rule 2).',
  hook: doneLater(
    laterBy,
    ({ call, request, result }) => {
      const company = call.operation?.name === 'CompanyUpdate' ? member.record(result, 'mvCompany') : null;
      return company !== null && request.mvRecordAction === 'Insert'
        ? member.int(company, 'CompanyId')
        : null;
    },
    ({ companies }, id) => {
      const company = companies.get(id);
      const address = member.record(company ?? {}, 'CompanyAddress');
      if (company !== undefined && address !== null)
        companies.put(id, { ...company, CompanyAddress: { ...address, ...place } });
    },
  ),
};
