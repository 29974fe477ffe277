import { GOODS_INBOUND } from '../operations/completeDocument.ts';
import { EVENT_TYPES } from '../operations/integrationOperations.ts';
import type { World } from '../store/World.ts';
import type { Fixtures } from './Fixtures.ts';
import { seedAccount } from './seedAccount.ts';
import { seedCatalog } from './seedCatalog.ts';
import { seedDocumentTypes } from './seedDocumentTypes.ts';
import { seedOrders } from './seedOrders.ts';
import { seedPartners } from './seedPartners.ts';
import { seedWorkOrders } from './seedWorkOrders.ts';

/** Fills a new world with its first records and says which ones a suite may use. */
export function seedWorld(world: World): Fixtures {
  const types = seedDocumentTypes(world);
  const partners = seedPartners(world);
  const catalog = seedCatalog(world, partners.clients);
  const shipped = seedOrders(world, partners, catalog.skus);
  const workOrders = seedWorkOrders(world);
  const report = seedAccount(world);
  return {
    knownSkus: catalog.skus,
    unknownSku: 'NO-SUCH-SKU-77',
    goodsInboundDocumentTypeId: Number(GOODS_INBOUND),
    receiveDocumentTypeId: Number(types.receive),
    supplierId: Number(partners.suppliers[0]),
    supplierName: 'Metall Süd GmbH',
    inventoryLocationId: Number(partners.locations[0]),
    customReportId: Number(report),
    settingName: 'WeightUnit',
    documentIdWithShipping: Number(shipped),
    openWorkOrders: workOrders.open.map(Number),
    batchProductSku: catalog.batchSku,
    batchesByExpiry: catalog.batchesByExpiry,
    eventType: EVENT_TYPES[0] ?? '',
    eventTrigger: 'DocumentUpdate',
    disposable: {
      discounts: catalog.discounts.map(Number),
      boms: catalog.boms.map(Number),
      documentTypes: types.disposable.map(Number),
      contactPersons: partners.contactPersons.map(Number),
      closedWorkOrders: workOrders.closed.map(Number),
      allocatedWorkOrders: workOrders.allocated,
      finishedGoodReceipts: workOrders.receipts,
    },
  };
}
