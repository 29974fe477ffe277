import type { Answer } from '../../harness/Answer.ts';
import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';

/** Whether an answer is as long as it was allowed to be: there may be more. */
export function isFull(operation: Operation, { call, decoded }: Answer): boolean {
  const allowed = call.members.ReturnTopNRecords;
  return isNumeric(allowed) && recordsIn(operation, decoded?.value).length >= Number(allowed.lexeme);
}
