import Big from 'big.js';
import type { AllocatedWorkOrder } from '../../config/Settings.ts';
import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { dealt } from '../dealt.ts';
import { found, wanting } from '../gathered.ts';
import type { OperationSuite, Scenario } from '../Scenario.ts';
import { unknownId } from '../unknownId.ts';

const returning: Scenario = {
  name: 'success',
  expects: 'success',
  where: 'default',
  effect: 'write',
  uses: 'disposable.allocatedWorkOrders',
  gather: async (context, place) => {
    const item = dealt(context, place, 'allocatedWorkOrders');
    if (item === undefined) return wanting('disposable.allocatedWorkOrders');
    const members = { WorkOrderId: numeric(item.id), WorkOrderReturnMaterials: [material(item)] };
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

/** All that is allocated of the fixture's SKU; its batches hold equal parts of it. */
function material({ sku, quantity, serials = [], batches = [] }: AllocatedWorkOrder): RecordValue {
  const part = batches.length === 0 ? '0' : new Big(quantity).div(batches.length).toFixed();
  return {
    ProductSKU: sku,
    ReturnQuantity: numeric(quantity),
    ...(serials.length === 0 ? {} : { ReturnSerialNumbers: serials }),
    ...(batches.length === 0
      ? {}
      : { ReturnBatchNumbers: batches.map((name) => ({ BatchNumberName: name, Quantity: numeric(part) })) }),
  };
}
