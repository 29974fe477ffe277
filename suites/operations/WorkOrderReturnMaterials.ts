import { numeric } from '../../specs/numeric.ts';
import { dealt } from '../dealt.ts';
import { found, wanting } from '../gathered.ts';
import { returnedParts } from '../returnedParts.ts';
import type { OperationSuite, Scenario } from '../Scenario.ts';
import { unknownId } from '../unknownId.ts';

/** Returns a part of what is allocated, so that more can be returned after it (WO-1, WO-4). */
const returning: Scenario = {
  name: 'success',
  expects: 'success',
  where: 'default',
  effect: 'write',
  uses: 'disposable.allocatedWorkOrders',
  gather: async (context, place) => {
    const item = dealt(context, place, 'allocatedWorkOrders');
    if (item === undefined) return wanting('disposable.allocatedWorkOrders');
    const members = {
      WorkOrderId: numeric(item.id),
      WorkOrderReturnMaterials: [returnedParts(item).first],
    };
    return found(await context.call(place.operation, members));
  },
};

const returningToUnknown: Scenario = {
  name: 'unknown-id',
  expects: 'failure',
  where: 'everywhere',
  effect: 'write',
  gather: async (context, place) => {
    const sku = context.fixtures.knownSkus?.[0];
    if (sku === undefined) return wanting('knownSkus');
    const members = {
      WorkOrderId: numeric(unknownId(context, place.operation.name)),
      WorkOrderReturnMaterials: [{ ProductSKU: sku, ReturnQuantity: numeric(1) }],
    };
    const callback = place.address === 'jsonp' ? { callback: 'assay' } : {};
    return found(await context.call(place.operation, members, callback));
  },
};

export const WorkOrderReturnMaterials: OperationSuite = [returning, returningToUnknown];
