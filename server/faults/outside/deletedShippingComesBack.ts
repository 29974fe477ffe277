import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const deletedShippingComesBack: Fault = {
  clause: 'SHP-1',
  about:
    'The first ShippingInformationUpdate after a ShippingInformationDelete brings back and echoes the deleted block, not what was sent.',
  operations: ['ShippingInformationDelete', 'ShippingInformationUpdate'],
  hook: (inner, store) => {
    const hidden = new Map<number, RecordValue>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name;
        if (name !== 'ShippingInformationDelete' && name !== 'ShippingInformationUpdate')
          return inner.handle(call, request);
        const id = sentNumber(request.DocumentId) ?? 0;
        const before = member.record(store.documents.get(id) ?? {}, 'DocumentShippingInfo');
        const result = inner.handle(call, request);
        if (name === 'ShippingInformationDelete') {
          if (before !== null) hidden.set(id, before);
          return result;
        }
        const old = hidden.get(id);
        const document = store.documents.get(id);
        if (old === undefined || document === undefined) return result;
        hidden.delete(id);
        store.documents.put(id, { ...document, DocumentShippingInfo: old });
        return { ...result, ShippingInfo: old };
      },
    };
  },
};
