import type { Judgement, Violation } from '../../harness/Judgement.ts';
import { identity } from '../../harness/oracle/listedRecords.ts';
import type { Operation } from '../../specs/Operation.ts';
import { blocked, judged, shown } from '../judgements.ts';
import { type ComparedReads, readDifferences } from './comparedReads.ts';
import { saidBy } from './saidBy.ts';
import { isTaken } from './selection.ts';

/** Two reads that should bring the same records, as a judgement; `what` says in words what the second is. */
export function judgeReads(
  operation: Operation,
  reads: ComparedReads | undefined,
  what: string,
  than: string,
  differences: typeof readDifferences = readDifferences,
): Judgement {
  if (reads === undefined) return blocked('nothing', 'there was nothing to compare');
  const { exchange } = reads.second;
  const path = operation.list ?? '';
  if (!isTaken(reads.second))
    return judged([
      {
        message: `the target refuses ${what}`,
        expected: `the same records as ${than}`,
        actual: saidBy(reads.second),
        path,
        exchange,
      },
    ]);
  return judged(
    differences(operation, reads).map(({ kind, record }): Violation => {
      const name = identity(operation) ?? operation.id ?? '';
      const one = `${name} ${shown(record[name])}`;
      return {
        message: `${what} does not bring the same records as ${than}`,
        expected: kind === 'missing' ? one : `no ${one}`,
        actual: kind === 'missing' ? 'not there' : 'there',
        path,
        exchange,
      };
    }),
  );
}
