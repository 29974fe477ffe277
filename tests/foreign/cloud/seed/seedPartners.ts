import type { World } from '../store/World.ts';
import { markDeleted } from '../store/World.ts';
import { addRecords, many } from './addRecords.ts';
import { oddText } from './oddText.ts';

/** The ids that the fixtures name. */
export interface SeededPartners {
  readonly suppliers: readonly string[];
  readonly clients: readonly string[];
  readonly contactPersons: readonly string[];
  readonly locations: readonly string[];
}

/** Companies, shipping providers, suppliers, clients, contact persons and locations. */
export function seedPartners(world: World): SeededPartners {
  const { tables } = world;
  const companies = addRecords(
    world,
    tables.companies,
    'CompanyId',
    many(6, (index) => ({
      CompanyName: `${oddText(index)} ${index}`,
      CompanyIsDefault: index === 2,
      CompanyAddress:
        index === 4
          ? null
          : {
              AddressType: 'General',
              AddressLine1: oddText(index + 1),
              City: 'Reykjavík',
              Country: 'IS',
              CountryName: 'Iceland',
            },
      CompanyEmail: index % 2 ? null : `office${index}@example.com`,
      CompanyPhone: '+354 555 0100',
      CompanyCurrency: 'ISK',
      CompanyTaxIdNumber: `00${index}`,
      CompanyComments: oddText(index + 2),
      CompanyTimeZoneOffsetInMinutes: String(index * 15 - 30),
      CompanyDaylightSavingFlag: index % 2 === 0,
      CompanyDaylightStartDate: Date.UTC(2017, index, 26, 1, 0, index),
      CompanyDaylightEndDate: index === 3 ? null : -62135596800000,
    })),
  );
  markDeleted(tables.companies, companies[5] ?? '');
  const providers = addRecords(
    world,
    tables.shippingProviders,
    'ShippingProviderId',
    many(5, (index) => ({
      ShippingProviderName: `Carrier ${index}: ${oddText(index)}`,
      ShippingProviderTrackingURL: index === 1 ? null : `https://carrier.example.com/${index}?id={0}`,
      ShippingProviderComments: oddText(index + 3),
      ShippingProviderServices: many(index, (place) => ({
        Id: `0${place}`,
        IsEnabled: place !== 1,
        Name: oddText(place),
      })),
      ShippingProviderPackages: [],
      ShippingProviderApplication: 'Undefined',
    })),
  );
  markDeleted(tables.shippingProviders, providers[3] ?? '');
  const suppliers = addRecords(
    world,
    tables.partners,
    'PartnerId',
    ['Metall Süd GmbH', 'Ενέργεια A.E.'].map((PartnerName) => ({ PartnerName })),
  );
  const clients = addRecords(
    world,
    tables.partners,
    'PartnerId',
    ['Café «Noir»', 'Smith, Sons & Co'].map((PartnerName) => ({ PartnerName })),
  );
  const contactPersons = addRecords(
    world,
    tables.contactPersons,
    'ContactPersonId',
    many(9, (index) => ({ ContactPersonName: `Person ${index}` })),
  );
  const locations = addRecords(world, tables.locations, 'LocationId', [
    { LocationName: 'Main' },
    { LocationName: 'Yard' },
  ]);
  return { suppliers, clients, contactPersons, locations };
}
