import Big from 'big.js';
import type { Answer } from '../../harness/Answer.ts';
import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { orderIds } from './descending.ts';

/**
 * Which records an answer may lack because it is as long as it was allowed to be: those at or below its lowest id,
 * for new records of others may have taken their place. Without a known order, any.
 */
export function beyondLimit(operation: Operation, answer: Answer): (record: RecordValue) => boolean {
  const asked = answer.call.members.ReturnTopNRecords;
  const most = isNumeric(asked) ? Number(asked.lexeme) : 0;
  if (most <= 0 || recordsIn(operation, answer.decoded?.value).length < most) return () => false;
  const lowest = orderIds(operation, answer).reduce<Big | undefined>(
    (least, id) => (least === undefined || id.lt(least) ? id : least),
    undefined,
  );
  return (record) => {
    const id = operation.order === undefined ? undefined : record[operation.order];
    return lowest === undefined || !isNumeric(id) || new Big(id.lexeme).lte(lowest);
  };
}
