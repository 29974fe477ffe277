import type { XmlManner } from './XmlManner.ts';

const itemNames: Readonly<Record<string, string>> = {
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

const prolog = (encoding: string): string =>
  `\ufeff<?xml version="1.0" encoding="${encoding}" standalone='yes'?>\n<!-- depot -->\n`;

/** A namespace and a prefix for everything, members by code point, nil for null, and nothing read that is written otherwise. */
export const himalXml: XmlManner = {
  namespaces: {
    operations: 'urn:himal:depot:calls',
    records: 'urn:himal:depot:things',
    base: 'urn:himal:depot:common',
    arrays: 'urn:himal:plain-lists',
  },
  prefixes: { operations: 'c', records: 't', base: 'b', arrays: 'l' },
  itemName: (record) => itemNames[record] ?? record,
  order: 'ordinal',
  nil: 'shown',
  insists: true,
  prolog: '\ufeff',
  indent: null,
  soap: {
    prefix: 'env',
    prolog: { soap11: prolog('utf-8'), soap12: prolog('UTF-16') },
    // Other forms of ISO 8601 than elsewhere, the unset date apart: the document says nothing of dates in soap.
    dates: {
      soap11: (iso) => (iso.startsWith('0001-') ? iso : iso.replace(/[-:]/g, '')),
      soap12: (iso) => iso.replace('.', ','),
    },
  },
};
