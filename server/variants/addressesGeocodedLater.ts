import type { RecordValue } from '../../specs/Value.ts';
import { doneLater } from '../hooks/doneLater.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const found: RecordValue = {
  Longitude: '23.7348',
  Latitude: '38.0353',
  CountryName: 'Greece',
  State: 'Attica',
};

/** Fills what nobody sent; everything that was sent stays. */
function geocoded(company: RecordValue): RecordValue {
  const address = member.record(company, 'CompanyAddress');
  if (address === null) return company;
  const filled = Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name, member.text(address, name) || value]),
  );
  return { ...company, CompanyAddress: { ...address, ...filled } };
}

export const addressesGeocodedLater: Variant = {
  about:
    'Three calls after a company was written, a job fills empty coordinates, state and country name ' +
    'of its address; these are no plain members.',
  hook: doneLater(
    3,
    ({ result }) => {
      const written = member.record(result, 'mvCompany');
      return written === null ? null : member.int(written, 'CompanyId');
    },
    ({ companies }, id) => {
      const company = companies.get(id);
      if (company !== undefined) companies.put(id, geocoded(company));
    },
  ),
};
