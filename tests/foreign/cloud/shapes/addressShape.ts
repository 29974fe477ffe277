import { shape } from '../values/MemberType.ts';

/** The members of mvAddress. */
export const addressShape = shape({
  string: `AddressType AddressLine1 AddressLine2 AddressLine3 Name Phone Email TaxIdNumber Organization City State
    Country CountryName Longitude Latitude ZipCode`,
});
