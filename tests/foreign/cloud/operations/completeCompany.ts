import type { World } from '../store/World.ts';
import type { RecordValue } from '../values/Value.ts';
import { isRecord, numberOf, textOf } from '../values/Value.ts';
import { currencyCode, requireText, requireUnique } from './checks.ts';
import { completeAddress } from './completeAddress.ts';
import { Refusal } from './Refusal.ts';

/** Checks a company; which one is the default cannot be changed through the API. */
export function completeCompany(
  draft: RecordValue,
  previous: RecordValue | undefined,
  world: World,
): RecordValue {
  requireText(draft, 'CompanyName', 200);
  requireUnique(world.tables.companies, draft, 'CompanyName', 'CompanyId');
  const email = textOf(draft, 'CompanyEmail');
  if (email && !/^\S+@\S+\.\S+$/.test(email))
    throw new Refusal('CompanyEmail is not an e-mail address.', 'CompanyEmail');
  const offset = Number(numberOf(draft, 'CompanyTimeZoneOffsetInMinutes'));
  if (Math.abs(offset) > 840)
    throw new Refusal('There is no such time zone.', 'CompanyTimeZoneOffsetInMinutes');
  return {
    ...draft,
    CompanyIsDefault: previous?.CompanyIsDefault ?? false,
    CompanyCurrency: currencyCode(draft, 'CompanyCurrency'),
    CompanyAddress: isRecord(draft.CompanyAddress) ? completeAddress(draft.CompanyAddress) : null,
  };
}
