import type { Answer } from '../../harness/Answer.ts';
import type { Evidence } from '../../harness/Evidence.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { Operation } from '../../specs/Operation.ts';
import { nameMember } from './isOwn.ts';
import { isWritten } from './ownReads.ts';

/** The name of the record that a write sent: unique in the run. */
export function nameSent(get: Operation, { call }: Answer): string | undefined {
  const record = call.members[call.operation?.record ?? ''];
  const name = isRecord(record) ? record[nameMember[get.name] ?? ''] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** The names of all records that the writes in this evidence sent. */
export const namesIn = (get: Operation, { others }: Evidence): ReadonlySet<string> =>
  new Set(
    Object.entries(others)
      .filter(([key]) => isWritten(key))
      .flatMap(([, answer]) => nameSent(get, answer) ?? []),
  );
