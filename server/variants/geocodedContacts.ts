import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const countries: Readonly<Record<string, string>> = { GR: 'Greece', DE: 'Germany', GB: 'United Kingdom' };

const forms: readonly (readonly [name: RegExp, form: (text: string) => string])[] = [
  [/Email$/, (text) => text.toLowerCase()],
  [/Phone$/, (text) => text.replace(/[ -]/g, '')],
  [/TaxIdNumber$/, (text) => text.replace(/[ -]/g, '').toUpperCase()],
  [/^(CompanyCurrency|Country|ZipCode)$/, (text) => text.toUpperCase()],
  [/TrackingURL$/, (text) => text.replace(/^https?:\/\/[^/?#]*/i, (origin) => origin.toLowerCase())],
];

function normal(record: RecordValue): RecordValue {
  const changed: Record<string, Value | undefined> = { ...record };
  for (const [name, value] of Object.entries(record)) {
    const form = forms.find(([names]) => names.test(name))?.[1];
    if (typeof value === 'string' && form !== undefined) changed[name] = form(value);
  }
  return changed;
}

/** Only addresses have a city. Nothing that was sent is replaced. */
function located(record: RecordValue): RecordValue {
  const city = member.text(record, 'City');
  if (city === '') return record;
  const name = countries[member.text(record, 'Country')];
  const degrees = (city.length * 7) % 90;
  return {
    ...record,
    Latitude: member.text(record, 'Latitude') || `${degrees}.9838096`,
    Longitude: member.text(record, 'Longitude') || `-0${degrees % 10}.7275388`,
    ...(name === undefined || member.text(record, 'CountryName') !== '' ? {} : { CountryName: name }),
  };
}

const contacts: Hook = onWrite(
  ['CompanyUpdate', 'ShippingProviderUpdate', 'DocumentUpdate', 'PurchaseOrderUpdate'],
  ({ action, sent, stored }) => {
    const whole = changedRecords(sent, normal);
    const isNew = action === 'Insert' || (action.startsWith('InsertOrUpdate') && stored === undefined);
    return { sent: isNew ? changedRecords(whole, located) : whole };
  },
);

export const geocodedContacts: Variant = {
  about:
    'Normalises e-mail addresses, phones, tax numbers and codes, and fills in the place and country name of new addresses.',
  hook: contacts,
};
