import { changedRecords } from '../hooks/changedRecords.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const countries: Readonly<Record<string, string>> = {
  GB: 'United Kingdom',
  DE: 'Deutschland',
  US: 'USA',
  NONE: '-',
};

export const addressesCompleted: Variant = {
  about:
    'Addresses are shown with the country’s name and a place on the map, looked up by the server (names looked up are no plain members).',
  hook: onAnswerMembers({}, (members) =>
    changedRecords(members, (record) =>
      record.AddressLine1 === undefined
        ? record
        : {
            ...record,
            CountryName: countries[member.text(record, 'Country')] ?? record.CountryName,
            Latitude: '37.9838',
            Longitude: '23.7275',
          },
    ),
  ),
};
