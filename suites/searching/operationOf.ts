import type { Operation } from '../../specs/Operation.ts';
import type { Subject } from '../Subject.ts';

/** The operation of evidence that has one; raises an Error (ours is wrong) for a call of none. */
export function operationOf({ spec }: Subject): Operation {
  if (spec.operation === null) throw new Error(`${spec.key} is about no operation`);
  return spec.operation;
}
