import type { RecordValue } from '../values/Value.ts';
import { recordsOf, textOf } from '../values/Value.ts';
import { Refusal } from './Refusal.ts';

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Fills in the type, the country and its name. */
export function completeAddress(address: RecordValue): RecordValue {
  const Country = textOf(address, 'Country').toUpperCase() || 'NONE';
  const known = Country === 'NONE' || (/^[A-Z]{2}$/.test(Country) && countryNames.of(Country) !== undefined);
  if (!known) throw new Refusal(`${Country} is not a country code.`, 'Country');
  const email = textOf(address, 'Email');
  if (email && !/^\S+@\S+$/.test(email)) throw new Refusal('Email is not an e-mail address.', 'Email');
  const CountryName = Country === 'NONE' ? null : (countryNames.of(Country) ?? null);
  return { ...address, AddressType: textOf(address, 'AddressType') || 'General', Country, CountryName };
}

/** Completes the addresses of a list and sorts them by their first line. */
export function completeAddresses(record: RecordValue, member: string): RecordValue[] {
  const addresses = recordsOf(record, member).map(completeAddress);
  return sortedBy(addresses, 'AddressLine1');
}

/** Records sorted by a text, from the last to the first. */
export function sortedBy(records: readonly RecordValue[], member: string): RecordValue[] {
  return [...records].sort((left, right) => (textOf(left, member) < textOf(right, member) ? 1 : -1));
}
