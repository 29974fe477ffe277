import { createHash } from 'node:crypto';
import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';

/** Changes the result of a read; `time` says how often the same request came before, byte by byte. */
export const onRepeated =
  (
    gets: readonly string[],
    edit: (result: RecordValue, time: number, carrier: string) => RecordValue,
  ): Hook =>
  (inner) => {
    const times = new Map<string, number>();
    let bytes = '';
    return {
      decode: (call, request) => {
        bytes = createHash('sha256').update(request.url).update(request.body).digest('hex');
        return inner.decode(call, request);
      },
      handle: (call, request) => {
        const asked = bytes;
        const result = inner.handle(call, request);
        const { name = '', list = '', record = '' } = call.operation ?? {};
        if (!gets.includes(name)) return result;
        const time = times.get(asked) ?? 0;
        times.set(asked, time + 1);
        return edit(result, time, list || record);
      },
    };
  };
