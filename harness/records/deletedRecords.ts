import Big from 'big.js';
import { isNumeric } from '../../specs/numeric.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { recordsByKey } from './listed.ts';
import { isAnotherRecord } from './shownRecords.ts';

/** The record that a delete named, as keys of what its Get lists; raises an Error (ours is wrong) for another call. */
export function deletedKey({ call }: Answer): string {
  const target = call.operation?.target;
  const id = target === undefined ? undefined : call.members[target];
  if (!isNumeric(id)) throw new Error('the delete named no record');
  return new Big(id.lexeme).toFixed();
}

/** Whether a Get still shows the record that was deleted. */
export const isDeletedIn = (get: Answer, deleted: Answer): boolean =>
  recordsByKey(get).has(deletedKey(deleted));

/** Whether a Get shows another record than before under the id of the deleted one. Ids may be reused. */
export function isAnotherIn(get: Answer, deleted: Answer, before: Answer | undefined): boolean {
  const key = deletedKey(deleted);
  const [was, is] = [before, get].map((read) => recordsByKey(read).get(key));
  return was !== undefined && is !== undefined && isAnotherRecord(was.record, is.record);
}
