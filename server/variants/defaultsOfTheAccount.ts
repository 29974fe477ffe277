import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { onWrite } from '../hooks/onWrite.ts';
import type { Variant } from '../Variant.ts';

const defaults: Readonly<Record<string, RecordValue>> = {
  mvCompany: {
    CompanyCurrency: 'EUR',
    CompanyComments: 'Added by an interface',
    CompanyTimeZoneOffsetInMinutes: numeric(120),
    CompanyDaylightSavingFlag: true,
  },
  mvDocument: {
    DocumentCurrencyCode: 'EUR',
    DocumentComments: 'Added by an interface',
    DocumentContactPerson: 'Front desk',
    DocumentInventoryLocationID: numeric(1),
    DocumentCustomFlag1: true,
  },
  mvPurchaseOrder: {
    PurchaseOrderCurrencyCode: 'EUR',
    PurchaseOrderComments: 'Added by an interface',
    PurchaseOrderReferenceNo: 'none',
    PurchaseOrderCustomFlag10: true,
  },
  mvShippingProvider: {
    ShippingProviderComments: 'Added by an interface',
    ShippingProviderPackages: [{ Id: 'STD', IsEnabled: true, Name: 'Box' }],
  },
  mvIntegrationUpdate: { Application: 'API', Payload: '-' },
  ProductBundleDetails: { BundleProductUnitOfMeasurement: 'pcs', BundleProductOption1: true },
};

export const defaultsOfTheAccount: Variant = {
  about:
    'Members that an insert leaves out get the defaults of the account (ACT-1: those that were sent come back as sent).',
  hook: onWrite(null, ({ action, record, sent, stored }) =>
    action === 'Insert' || (stored === undefined && action !== 'Update')
      ? { sent: { ...defaults[record], ...sent } }
      : undefined,
  ),
};
