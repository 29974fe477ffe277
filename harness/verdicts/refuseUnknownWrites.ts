import type { Evidence } from '../evidence/Evidence.ts';
import { unknownWriteBehind } from '../writes/lastWrites.ts';
import type { CheckContext } from './Case.ts';

/**
 * Raises an Error (ours is wrong) when a breach was seen in a read of a record that another scenario wrote to in the meantime.
 */
export function refuseUnknownWrites(
  evidence: Evidence,
  seenIn: string | undefined,
  { journal }: Pick<CheckContext, 'journal'>,
): void {
  for (const unit of [evidence, ...(evidence.trials ?? [])]) {
    const read = [unit.answer, ...Object.values(unit.others)].find(({ exchange }) => exchange.id === seenIn);
    const unknown = read && unknownWriteBehind(unit, read, journal);
    if (read === undefined || unknown === undefined) continue;
    const { operationName, members } = unknown.call;
    const action = typeof members.mvRecordAction === 'string' ? ` ${members.mvRecordAction}` : '';
    throw new Error(
      `what ${read.call.operationName} shows is judged against a write that was not the last: behind it ${operationName}${action} in ${unknown.call.format} wrote to the same record`,
    );
  }
}
