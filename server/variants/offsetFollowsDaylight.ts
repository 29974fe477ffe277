import { numeric } from '../../specs/numeric.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const offset = 'CompanyTimeZoneOffsetInMinutes';

/** How many minutes are added in summer. */
const summer = 60;

export const offsetFollowsDaylight: Variant = {
  about:
    'The time zone offset of a company is the one of today: an hour more than was sent, while the daylight flag is set. Neither is a plain member.',
  hook: (inner, store) => {
    const inWinter = new Map<number, number>();
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        const company = member.record(result, 'mvCompany');
        if (call.operation?.name !== 'CompanyUpdate' || company === null) return result;
        const id = member.int(company, 'CompanyId');
        const sent = sentNumber(member.record(request, 'mvCompany')?.[offset]);
        const base = sent ?? inWinter.get(id) ?? member.int(company, offset);
        inWinter.set(id, base);
        const now = base + (member.flag(company, 'CompanyDaylightSavingFlag') ? summer : 0);
        const shown = { ...company, [offset]: numeric(now) };
        store.companies.put(id, shown);
        return { ...result, mvCompany: shown };
      },
    };
  },
};
