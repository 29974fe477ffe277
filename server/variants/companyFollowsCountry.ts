import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

type Usage = readonly [currency: string, offset: number];

const usages: ReadonlyMap<string, Usage> = new Map([
  ['GB', ['GBP', 0]],
  ['US', ['USD', -300]],
  ['CH', ['CHF', 60]],
  ['GR', ['EUR', 120]],
  ['CY', ['EUR', 120]],
  ['IN', ['INR', 330]],
  ['JP', ['JPY', 540]],
]);

/** Of the account's own country. */
const own: Usage = ['SEK', 60];

export const companyFollowsCountry: Variant = {
  about:
    'Currency and time zone of a company are looked up by the country of its address, else by the account’s, whatever is sent (neither is a plain member).',
  hook: onWrite(['CompanyUpdate'], ({ sent, stored }) => {
    if (Object.keys(sent).length === 0) return undefined;
    const [currency, offset] = usages.get(countryOf(sent) || countryOf(stored ?? {})) ?? own;
    return {
      sent: { ...sent, CompanyCurrency: currency, CompanyTimeZoneOffsetInMinutes: numeric(offset) },
    };
  }),
};

const countryOf = (company: RecordValue): string =>
  member.text(member.record(company, 'CompanyAddress') ?? {}, 'Country');
