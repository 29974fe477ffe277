import type { RecordValue } from '../../specs/Value.ts';
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
  hook: (inner, store) => {
    const due = new Map<number, number>();
    let calls = 0;
    return {
      handle: (call, request) => {
        calls += 1;
        for (const [id, at] of due) {
          if (at > calls) continue;
          due.delete(id);
          const company = store.companies.get(id);
          if (company !== undefined) store.companies.put(id, geocoded(company));
        }
        const result = inner.handle(call, request);
        const written = member.record(result, 'mvCompany');
        if (written !== null) due.set(member.int(written, 'CompanyId'), calls + 3);
        return result;
      },
    };
  },
};
