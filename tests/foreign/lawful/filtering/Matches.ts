import type { Rec, Type, Value } from '../types.ts';

/**
 * Whether a filter selects a record by the value of the member that it names; `type` is undefined for a name that is no
 * member. Null where it cannot be told, which keeps the record out. Raises Refusal for what is not searched here.
 */
export type Matches = (filter: Rec, type: Type | undefined, held: Value) => boolean | null;
