import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { recordLocks } from './recordLocks.ts';
import { sentNumber } from './sentNumber.ts';
import { recordWrite } from './writtenRecords.ts';

const sent = ['PurchaseOrderUpdate', 'DocumentUpdate'];

const ofShipping = ['ShippingInformationUpdate', 'ShippingInformationDelete'];

/**
 * Each write of an order or a document locks it for one of these numbers of writes. Of new ones only every second is locked, so that a client
 * also meets a lock behind an update at once.
 */
export const lockingOrders =
  (numbers?: readonly number[]): Hook =>
  (inner, store, { apiKey }) => {
    const { lock, refuseIfLocked } = recordLocks('It is being sent on. Try again in a moment.', numbers);
    let made = 0;
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        if (member.text(request, 'APIKEY') !== apiKey) return inner.handle(call, request);
        if (ofShipping.includes(name)) {
          const key = `DocumentUpdate ${sentNumber(request.DocumentId) ?? 0}`;
          refuseIfLocked(key);
          const result = inner.handle(call, request);
          lock(key);
          return result;
        }
        if (!sent.includes(name)) return inner.handle(call, request);
        const { sent: record, id, record: echo } = recordWrite(name, request, store);
        const sentId = sentNumber(record[id]) ?? 0;
        refuseIfLocked(`${name} ${sentId}`);
        const result = inner.handle(call, request);
        if (sentId === 0 && made++ % 2 === 0) return result;
        lock(`${name} ${member.int(member.record(result, echo) ?? {}, id)}`);
        return result;
      },
    };
  };
