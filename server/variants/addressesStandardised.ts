import type { RecordValue } from '../../specs/Value.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const countries: Readonly<Record<string, string>> = { GR: 'Greece', DE: 'Germany', GB: 'United Kingdom' };

const normal: Readonly<Record<string, (text: string) => string>> = {
  City: (text) => text.toUpperCase(),
  ZipCode: (text) => text.replaceAll(' ', ''),
  Email: (text) => text.toLowerCase(),
  Phone: (text) => text.replace(/[ ()-]/g, ''),
  CompanyEmail: (text) => text.toLowerCase(),
  CompanyPhone: (text) => text.replace(/[ ()-]/g, ''),
  CompanyCurrency: (text) => text.toUpperCase(),
  DocumentTags: (text) => tags(text),
  PurchaseOrderTags: (text) => tags(text),
};

/** Each tag once, in lower case and alphabetical order. */
const tags = (text: string): string =>
  [...new Set(text.toLowerCase().split(/\s*[,;]\s*/))].toSorted().join(', ');

/** As a service for postal addresses does it: with the country's name, and a place on the map. */
function located(record: RecordValue): RecordValue {
  const country = countries[member.text(record, 'Country')];
  return country === undefined
    ? record
    : { ...record, CountryName: country, Longitude: '23.7348', Latitude: '38.0373' };
}

export const addressesStandardised: Variant = {
  about:
    'Standardises cities, postcodes, phones, e-mail, currencies and tags, and looks up country names and positions, in all writes (ACT-1).',
  hook: onWrite(null, ({ sent }) => ({
    sent: changedRecords(sent, (record) =>
      located(
        Object.fromEntries(
          Object.entries(record).map(([name, value]) => {
            const change = Object.hasOwn(normal, name) ? normal[name] : undefined;
            return [name, change !== undefined && typeof value === 'string' ? change(value) : value];
          }),
        ),
      ),
    ),
  })),
};
