import { alwaysSent } from '../../generators/messages/readMembers.ts';
import type { RecordSource } from '../../generators/records/Build.ts';
import { event } from '../../generators/records/events.ts';
import { kindOf } from '../../generators/records/kinds.ts';
import { shipping } from '../../generators/records/shipping.ts';
import { neededApplication } from '../../generators/records/sourceApplication.ts';
import { returnedParts } from '../../generators/records/workOrderReturns.ts';
import { writeMembers } from '../../generators/records/writeMembers.ts';
import { fixtures } from '../../server/fixtures.ts';
import { member } from '../../server/records/member.ts';
import type { Store } from '../../server/store/Store.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';

/**
 * What an example of an operation sends, without the key. A sandbox with this store takes it. Each `count` names other records to
 * use up and other new ones, until all were named.
 */
export function exampleMembers(operation: Operation, store: Store, count: number): RecordValue {
  const known = fixtures(store);
  const source: RecordSource = { fixtures: known, seed: count, unique: () => `sandbox-${count}` };
  const { name, disposable, target } = operation;
  const lists = (wanted: string): boolean => operation.request.some((each) => each.name === wanted);
  if (name === 'EventSubscriptionAdd') return { mvEvent: event(source, name) };
  if (lists('mvRecordAction')) {
    const { build, more } = kindOf(operation);
    return writeMembers(source, { operation }, build(source, name), 'Insert', more);
  }
  if (lists('DocumentId'))
    return {
      DocumentId: numeric(known.documentIdWithShipping),
      ...(name === 'ShippingInformationUpdate' ? { ShippingInfo: shipping } : {}),
    };
  if (target !== undefined) {
    const item =
      disposable === undefined
        ? member.int(store.companies.all().at(-1) ?? {}, 'CompanyId')
        : ofTurn<(typeof known.disposable)[typeof disposable][number]>(known.disposable[disposable], count);
    const id = typeof item === 'number' ? item : item.id;
    return {
      [target]: numeric(id),
      ...(typeof item === 'object' && 'sku' in item
        ? { WorkOrderReturnMaterials: [returnedParts(item).first] }
        : {}),
      ...neededApplication(source, operation),
    };
  }
  return {
    ...(lists('ReturnTopNRecords') ? { ReturnTopNRecords: numeric(3) } : {}),
    ...(lists('CustomReportId') ? { CustomReportId: numeric(known.customReportId) } : {}),
    ...alwaysSent(operation),
  };
}

function ofTurn<T>(all: readonly T[], count: number): T {
  const item = all[count % all.length];
  if (item === undefined) throw new Error('the sandbox was seeded with nothing to use up');
  return item;
}
