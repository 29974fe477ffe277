import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';

const queued = ['WorkOrderReOpen', 'WorkOrderDeleteFinishedGoodReceipt'];

export const entityIdIsJobNumber: Fault = {
  clause: 'ENV-7',
  about:
    'The re-opening of a work order and the deletion of a receipt answer the number of the queued job as entityID.',
  operations: queued,
  hook: (inner) => {
    let job = 880_000;
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        if (!queued.includes(call.operation?.name ?? '')) return result;
        job += 1;
        return { ...result, entityID: numeric(job) };
      },
    };
  },
};
