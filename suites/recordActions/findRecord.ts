import Big from 'big.js';
import type { Answer } from '../../harness/Answer.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { sameNumber } from '../sameNumber.ts';
import { recordsIn } from './lookUp.ts';

/** The record with that id in a Get's answer. */
export function findRecord(answer: Answer, id: Value | undefined): RecordValue | undefined {
  const member = answer.call.operation?.id ?? '';
  return recordsIn(answer)?.find((record) => sameNumber(record[member], id));
}

/**
 * Whether an answer without a filter proves that no record has that id: it holds fewer than were asked for, so all,
 * or goes below the id. A filtered answer proves nothing, for the filter may be to blame (FLT-1).
 */
export function provesAbsence(answer: Answer, id: Value | undefined): boolean {
  const records = recordsIn(answer);
  const asked = answer.call.members.ReturnTopNRecords;
  if (records === undefined || answer.call.members.Filters !== undefined || !isNumeric(asked)) return false;
  if (findRecord(answer, id) !== undefined) return false;
  const ids = records.map((record) => record[answer.call.operation?.id ?? '']).filter(isNumeric);
  // One whose id can't be read may be it.
  if (ids.length < records.length) return false;
  if (records.length < Number(asked.lexeme)) return true;
  return isNumeric(id) && ids.some(({ lexeme }) => new Big(lexeme).lt(new Big(id.lexeme)));
}
