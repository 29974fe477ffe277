import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { recordLocks } from './recordLocks.ts';
import { sentNumber } from './sentNumber.ts';
import { recordWrite } from './writtenRecords.ts';

const posted = ['CompanyUpdate', 'ShippingProviderUpdate', 'ProductBundleUpdate', 'IntegrationUpdateUpdate'];

/** Each update of a company, carrier, bundle or note, and each return of a work order, locks it for one of these numbers of writes. */
export const lockingRecords =
  (numbers?: readonly number[]): Hook =>
  (inner, store, { apiKey }) => {
    const { lock, refuseIfLocked } = recordLocks(
      'A job is posting this record. Try again in a moment.',
      numbers,
    );
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        if (member.text(request, 'APIKEY') !== apiKey) return inner.handle(call, request);
        if (name === 'CompanyDelete')
          refuseIfLocked(`CompanyUpdate ${sentNumber(request.CompanyIDToDelete) ?? 0}`);
        if (name === 'WorkOrderReturnMaterials') {
          const key = `${name} ${sentNumber(request.WorkOrderId) ?? 0}`;
          refuseIfLocked(key);
          const result = inner.handle(call, request);
          lock(key);
          return result;
        }
        if (!posted.includes(name)) return inner.handle(call, request);
        const { action, sent, id, record, table } = recordWrite(name, request, store);
        const sentId = sentNumber(sent[id]) ?? 0;
        // A new record is not locked here: that is another variant.
        const isUpdate = action !== 'Insert' && table(store).get(sentId) !== undefined;
        if (isUpdate) refuseIfLocked(`${name} ${sentId}`);
        const result = inner.handle(call, request);
        if (isUpdate) lock(`${name} ${member.int(member.record(result, record) ?? {}, id)}`);
        return result;
      },
    };
  };
