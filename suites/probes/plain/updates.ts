import type { OperationSuite } from '../../kernel/Scenario.ts';
import { purchaseOrder } from '../records/ordersAndDocuments.ts';
import {
  bundle,
  company,
  event,
  integrationUpdate,
  plainShippingProvider,
  shippingProvider,
} from '../records/plainRecords.ts';
import { companyRemoval, inserting, updatingUnknown } from '../writing.ts';

export const CompanyUpdate: OperationSuite = [
  inserting({ build: company, removal: companyRemoval }),
  updatingUnknown({ build: company }),
];

export const EventSubscriptionAdd: OperationSuite = [inserting({ build: event, effect: 'event' })];

export const IntegrationUpdateUpdate: OperationSuite = [
  inserting({ build: integrationUpdate }),
  updatingUnknown({ build: integrationUpdate }),
];

export const ProductBundleUpdate: OperationSuite = [
  inserting({ build: bundle, more: { forceSkuUpdateEvenIfUsedInDocuments: false } }),
  updatingUnknown({ build: bundle, more: { forceSkuUpdateEvenIfUsedInDocuments: false } }),
];

export const PurchaseOrderUpdate: OperationSuite = [
  inserting({ build: purchaseOrder }),
  updatingUnknown({ build: purchaseOrder }),
];

export const ShippingProviderUpdate: OperationSuite = [
  inserting({ build: plainShippingProvider }),
  updatingUnknown({ build: shippingProvider }),
];
