import { company } from '../../builds/company.ts';
import type { Kind } from '../Kind.ts';

export const CompanyUpdate: Kind = {
  build: company,
  get: 'CompanyGet',
  named: (name) => ({ CompanyName: name }),
  changed: (text) => ({
    CompanyComments: text,
    CompanyAddress: {
      AddressLine1: `${text} Street`,
      AddressLine2: `${text} Floor`,
      AddressLine3: `${text} Door`,
    },
  }),
  // The one plain member beside the address is its comments: the name is what changes.
  partly: (_, name, [empty]) => ({ CompanyName: name, CompanyComments: empty }),
  kept: ['CompanyComments', 'CompanyAddress.AddressLine1'],
  // The other flag, CompanyIsDefault, would change a company that is not of the run.
  flags: ['CompanyDaylightSavingFlag'],
  updates: ['Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
  inserts: ['InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
};
