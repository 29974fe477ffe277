import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const receivedNamesNothing: Fault = {
  clause: 'ENV-7',
  about: 'In soap12 the entityID of items that were received is 0.',
  causes: ['entityID of a success is 0'],
  operations: ['PurchaseOrderUpdate'],
  hook: (inner) => ({
    handle: (call, request) => {
      const answer = inner.handle(call, request);
      return call.body === 'soap12' && member.text(request, 'mvRecordAction') === 'ReceiveItems'
        ? { ...answer, entityID: numeric(0) }
        : answer;
    },
  }),
};
