import type { RecordValue } from '../../specs/Value.ts';
import { recordWrite, recordWrites } from '../hooks/writtenRecords.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const insertsIdempotent: Variant = {
  about:
    'An Insert of just the record that was inserted before is taken for the same call sent again, and answered as before. Nothing says that the same content twice makes two records.',
  hook: (inner, store) => {
    const answered = new Map<string, RecordValue>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        if (!recordWrites.includes(name) || member.text(request, 'mvRecordAction') !== 'Insert')
          return inner.handle(call, request);
        const key = JSON.stringify([name, request.APIKEY, recordWrite(name, request, store).sent]);
        const result = answered.get(key) ?? inner.handle(call, request);
        answered.set(key, result);
        return result;
      },
    };
  },
};
