import { sentNumber } from '../hooks/sentNumber.ts';
import { recordWrite, recordWrites } from '../hooks/writtenRecords.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const newRecordsBusyAtFirst: Variant = {
  about:
    'A new record is still being indexed: its first update is answered 429 with Retry-After 0 and does nothing, the same call again works (Limits 3: not shown).',
  errs: ['the target was too busy', 'the target refused'],
  blocks: ['control', 'layout', 'clause:', 'nothing'],
  hook: (inner, store, { apiKey }) => {
    const fresh = new Set<string>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        if (!recordWrites.includes(name) || member.text(request, 'APIKEY') !== apiKey)
          return inner.handle(call, request);
        const { action, sent, id, record, table } = recordWrite(name, request, store);
        const sentId = sentNumber(sent[id]) ?? 0;
        const isUpdate = action !== 'Insert' && table(store).get(sentId) !== undefined;
        if (isUpdate && fresh.delete(`${name} ${sentId}`))
          throw new OperationFailure('The record is being indexed. Try again.', {
            status: 429,
            headers: { 'retry-after': '0' },
          });
        const result = inner.handle(call, request);
        if (!isUpdate) fresh.add(`${name} ${member.int(member.record(result, record) ?? {}, id)}`);
        return result;
      },
    };
  },
};
