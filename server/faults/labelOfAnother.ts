import type { RecordValue } from '../../specs/Value.ts';
import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const labelOfAnother: Fault = {
  clause: 'SHP-1',
  about: 'The label bears the first shipping information that its document ever got.',
  causes: ['shipping information does not come back with {member} as sent'],
  operations: ['ShippingInformationCreateLabel'],
  hook: (inner) => {
    const first = new Map<number, RecordValue>();
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        const document = member.int(request, 'DocumentId');
        const info = member.record(result, 'ShippingInfo');
        if (call.operation?.name === 'ShippingInformationUpdate' && info !== null && !first.has(document))
          first.set(document, info);
        return call.operation?.name === 'ShippingInformationCreateLabel'
          ? { ...result, ShippingInfo: first.get(document) ?? info }
          : result;
      },
    };
  },
};
