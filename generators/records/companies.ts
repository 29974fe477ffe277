import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { turnOf } from '../turnOf.ts';
import type { RecordSource } from './Build.ts';
import { allActions, type Kind } from './Kind.ts';

/** A company of its own, plausible in every member that a lawful server may validate. */
export const company = (context: RecordSource, label: string): RecordValue => {
  const unique = context.unique(`company/${label}`);
  return {
    CompanyName: `Assay ${unique}`,
    CompanyIsDefault: false,
    CompanyAddress: {
      AddressType: 'General',
      AddressLine1: `${unique} Test Street`,
      AddressLine2: 'Second floor, front',
      AddressLine3: 'The left of the doors',
      City: 'Nea Filadelfeia',
      Country: 'GR',
      ZipCode: '14342',
    },
    CompanyCurrency: 'EUR',
    CompanyComments: `Made by Assay ${unique}`,
    CompanyTimeZoneOffsetInMinutes: numeric(120),
    CompanyDaylightSavingFlag: false,
  };
};

/** How companies are written. */
export const companyKind: Kind = {
  build: company,
  changed: (text) => ({
    CompanyComments: text,
    CompanyAddress: {
      AddressLine1: `${text} Street`,
      AddressLine2: `${text} Floor`,
      AddressLine3: `${text} Door`,
    },
  }),
  leastChanged: (text) => ({ CompanyComments: text }),
  // The one plain member beside the address is its comments: the name is what changes.
  partly: (_, name, [empty]) => ({ CompanyName: name, CompanyComments: empty }),
  // A lawful server may compute it, such as from the country: ACT-4 looks at it only where a Get shows what the Update sent.
  changedToo: () => ({ CompanyTimeZoneOffsetInMinutes: numeric(-210) }),
  // A number below zero is a value, so it must be stored.
  alsoInPartly: (place) =>
    turnOf(place, 'offsetOfNonEmptyFields') === 'below zero'
      ? { CompanyTimeZoneOffsetInMinutes: numeric(-150) }
      : {},
  kept: ['CompanyComments', 'CompanyAddress.AddressLine1', 'CompanyTimeZoneOffsetInMinutes'],
  // The other flag, CompanyIsDefault, would change a company that is not of the run.
  flags: ['CompanyDaylightSavingFlag'],
  ...allActions,
};
