import type { Fixtures } from '../../config/Settings.ts';
import type { Scope } from '../../config/scope.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
import { neededBy } from '../fixturesSkeleton.ts';
import { disposables, groups, type MissingFixtures } from '../init/fixturesText.ts';

/** The operations that can't be judged whole without a fixture. */
const usedBy: Readonly<Record<string, readonly string[]>> = {
  knownSkus: ['DocumentUpdate', 'PurchaseOrderUpdate', 'ProductBundleUpdate'],
  goodsInboundDocumentTypeId: ['DocumentUpdate'],
  receiveDocumentTypeId: ['PurchaseOrderUpdate'],
  supplierId: ['PurchaseOrderUpdate'],
  supplierName: ['PurchaseOrderUpdate'],
  inventoryLocationId: ['DocumentUpdate', 'PurchaseOrderUpdate'],
  customReportId: ['CustomReportGetData'],
  settingName: ['AccountSettingsGet'],
  documentIdWithShipping: ['ShippingInformationGet'],
  openWorkOrders: ['WorkOrderReOpen'],
  batchProductSku: ['DocumentUpdate'],
  batchesByExpiry: ['DocumentUpdate'],
  eventType: ['EventSubscriptionAdd'],
};

/** The fixtures that a plan needs and that are not named, or of which too few are. Those that a read shows count as named. */
export function missingFixtures(found: Fixtures, plan: Plan, scope: Scope): readonly MissingFixtures[] {
  const isNeeded = (name: string): boolean =>
    (usedBy[name] ?? []).some((operation) => !scope.withoutOperations.includes(operation));
  const named = groups.flatMap(({ names, how }) => {
    const absent = names.filter((name) => isNeeded(name) && isAbsent(found[name as keyof Fixtures]));
    return absent.length === 0 ? [] : [{ names: absent, how }];
  });
  const needed = neededBy(plan);
  const usedUp = disposables(needed).flatMap(({ name, how }) => {
    const kind = name as keyof NonNullable<Fixtures['disposable']>;
    const has = found.disposable?.[kind]?.length ?? 0;
    const many = needed.get(kind) ?? 0;
    return has >= many ? [] : [{ names: [`disposable.${name} (${has} of ${many})`], how }];
  });
  return [...named, ...usedUp];
}

const isAbsent = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0);
