import { numeric } from '../../specs/numeric.ts';
import type { Build } from '../writing.ts';

/** A company of its own, plausible in every member that a server may validate. */
export const company: Build = (context, label) => {
  const unique = context.unique(`company/${label}`);
  return {
    CompanyName: `Assay ${unique}`,
    CompanyIsDefault: false,
    CompanyAddress: {
      AddressType: 'General',
      AddressLine1: `${unique} Test Street`,
      AddressLine2: 'Second floor',
      AddressLine3: 'Left door',
      City: 'Athens',
      Country: 'GR',
      ZipCode: '10431',
    },
    CompanyCurrency: 'EUR',
    CompanyComments: `made by assay ${unique}`,
    CompanyTimeZoneOffsetInMinutes: numeric(120),
    CompanyDaylightSavingFlag: false,
  };
};
