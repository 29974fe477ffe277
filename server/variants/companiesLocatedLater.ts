import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** After so many further calls the job has come to a new company. */
const laterBy = 1500;

export const companiesLocatedLater: Variant = {
  about:
    'A job looks up where new companies are, and fills in the place and the name of the country many calls after the insert (rule 2).',
  hook: (inner, store) => {
    const due = new Map<number, number>();
    let calls = 0;
    const locate = (id: number): void => {
      const company = store.companies.get(id);
      const address = member.record(company ?? {}, 'CompanyAddress');
      if (company === undefined || address === null) return;
      const place = { Latitude: '38.0317', Longitude: '23.7325', CountryName: 'Greece' };
      store.companies.put(id, { ...company, CompanyAddress: { ...address, ...place } });
    };
    return {
      handle: (call, request) => {
        calls += 1;
        for (const [id, at] of due) {
          if (at > calls) break;
          due.delete(id);
          locate(id);
        }
        const result = inner.handle(call, request);
        const company = call.operation?.name === 'CompanyUpdate' ? member.record(result, 'mvCompany') : null;
        if (company !== null && request.mvRecordAction === 'Insert')
          due.set(member.int(company, 'CompanyId'), calls + laterBy);
        return result;
      },
    };
  },
};
