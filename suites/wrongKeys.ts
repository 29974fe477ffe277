import type { Answer } from '../harness/Answer.ts';
import type { GatherContext } from '../harness/Evidence.ts';
import type { MangledKey } from '../harness/mangledKey.ts';
import type { Operation } from '../specs/Operation.ts';
import type { RecordValue } from '../specs/Value.ts';

/** The keys that must not be let in (AUTH-3). */
export const wrongKeys = ['missing', 'empty', 'wrong', 'truncated', 'extended'] as const;

export type WrongKey = (typeof wrongKeys)[number];

/** Makes a call with a key that is not the right one. */
export function callWith(
  context: GatherContext,
  key: WrongKey | MangledKey,
  operation: Operation,
  members: RecordValue,
  elsewhere: Parameters<GatherContext['call']>[2] = {},
): Promise<Answer> {
  switch (key) {
    case 'missing':
      return context.call(operation, { ...members, APIKEY: undefined }, elsewhere);
    case 'empty':
      return context.call(operation, { ...members, APIKEY: '' }, elsewhere);
    case 'wrong':
      return context.call(operation, { ...members, APIKEY: context.unique('wrong key') }, elsewhere);
    default:
      return context.call(operation, members, { ...elsewhere, keyAs: key });
  }
}
