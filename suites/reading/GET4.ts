import type { ClauseSuite } from '../ClauseSuite.ts';
import { judged } from '../judgements.ts';
import { readsIn } from '../searching/comparedReads.ts';
import { judgeReads } from '../searching/judgeReads.ts';
import { operationOf } from '../searching/operationOf.ts';
import { readAll } from '../searching/readAll.ts';
import { saidBy } from '../searching/saidBy.ts';
import { isTaken } from '../searching/selection.ts';

/** ReturnTopNRecords -1 gives the same as leaving it out. */
export const GET4: ClauseSuite = {
  scenarios: (operation) => (operation.filters === true ? [readAll] : []),
  checks: [
    {
      clause: 'GET-4',
      level: 'MUST',
      scenario: readAll.name,
      on: 'success',
      reads: 'value',
      judge: (subject) => {
        const reads = readsIn(subject.evidence.others);
        if (reads === undefined || isTaken(reads.first))
          return judgeReads(
            operationOf(subject),
            reads,
            'ReturnTopNRecords -1',
            'a Get without ReturnTopNRecords',
          );
        return judged([
          {
            message: 'the target refuses a Get without ReturnTopNRecords',
            expected: 'all records',
            actual: saidBy(reads.first),
            path: '',
            exchange: reads.first.exchange,
          },
        ]);
      },
    },
  ],
};
