import { listOf, record, shape } from '../values/MemberType.ts';
import { addressShape } from './addressShape.ts';

const offerShape = shape({ string: 'Id Name', bool: 'IsEnabled' });

/** The members of mvShippingProvider. */
export const shippingProviderShape = shape({
  int: 'ShippingProviderId',
  string: 'ShippingProviderName ShippingProviderTrackingURL ShippingProviderComments',
  enum: 'ShippingProviderApplication',
  parts: { ShippingProviderServices: listOf(offerShape), ShippingProviderPackages: listOf(offerShape) },
});

/** The members of mvCompany. */
export const companyShape = shape({
  int: 'CompanyId CompanyTimeZoneOffsetInMinutes',
  string: 'CompanyName CompanyEmail CompanyPhone CompanyCurrency CompanyTaxIdNumber CompanyComments',
  bool: 'CompanyIsDefault CompanyDaylightSavingFlag',
  datetime: 'CompanyDaylightStartDate CompanyDaylightEndDate',
  parts: { CompanyAddress: record(addressShape) },
});
