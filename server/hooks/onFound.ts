import type { RecordValue } from '../../specs/Value.ts';
import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';

/** Changes the records that some Gets list, knowing the request. */
export const onFound =
  (
    gets: readonly string[],
    edit: (found: readonly RecordValue[], request: RecordValue, call: Call) => readonly RecordValue[],
  ): Hook =>
  (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { name = '', list = '' } = call.operation ?? {};
      return gets.includes(name)
        ? { ...result, [list]: edit(member.records(result, list), request, call) }
        : result;
    },
  });
