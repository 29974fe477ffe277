import type { Members } from './types.ts';

/** The namespaces that this server writes, and without which it reads nothing. */
export const namespaces = {
  operations: 'urn:himal:depot:calls',
  records: 'urn:himal:depot:things',
  base: 'urn:himal:depot:common',
  arrays: 'urn:himal:plain-lists',
};

export const envelopes = {
  soap11: 'http://schemas.xmlsoap.org/soap/envelope/',
  soap12: 'http://www.w3.org/2003/05/soap-envelope',
};

/** The members of requests and responses that belong to all operations. */
export const baseMembers: readonly string[] = ['APIKEY', 'Filters', 'ReturnTopNRecords', 'ResponseStatus'];

/** Names of list items; the record's own name where none is given. */
export const itemNames: Readonly<Record<string, string>> = {
  text: 'entry',
  mvAddress: 'Address',
  BatchNumberDetail: 'Batch',
  mvSalesOrder: 'Order',
  mvSalesOrderRow: 'Line',
  mvShippingProvider: 'Carrier',
  ShippingProviderService: 'Service',
  ShippingProviderPackage: 'Package',
  mvCompany: 'Firm',
  mvDiscount: 'Rebate',
  mvDashboardBox: 'Box',
};

const byCodePoint = (a: string, b: string): number => (a < b ? -1 : 1);

/** Members in the order in which xml holds them: those of the base first, each part by code point. */
export function ordinal(known: Members, base: readonly string[] = []): readonly string[] {
  const names = [...known.keys()].sort(byCodePoint);
  return [...names.filter((name) => base.includes(name)), ...names.filter((name) => !base.includes(name))];
}
