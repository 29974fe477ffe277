import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const zeroIsNone: Variant = {
  about: 'ReturnTopNRecords 0 gives nothing, and one below -1 is refused (GET-5: open).',
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { ReturnTopNRecords: top } = request;
      const list = call.operation?.list;
      if (list === undefined || top === undefined || top === null || top === '') return result;
      const count = Number(
        member.text(request, 'ReturnTopNRecords') || member.int(request, 'ReturnTopNRecords'),
      );
      if (count < -1) throw new OperationFailure('ReturnTopNRecords is below -1.');
      return count === 0 ? { ...result, [list]: [] } : result;
    },
  }),
};
