import type { ClauseSuite } from '../ClauseSuite.ts';
import { judged } from '../judgements.ts';
import { readsIn } from '../searching/comparedReads.ts';
import { filteredReads } from '../searching/filteredAll.ts';
import { judgeReads } from '../searching/judgeReads.ts';
import { operationOf } from '../searching/operationOf.ts';
import { readAll } from '../searching/readAll.ts';
import { saidBy } from '../searching/saidBy.ts';
import { isTaken } from '../searching/selection.ts';

/** ReturnTopNRecords -1 gives the same as leaving it out, also beside Filters. */
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
        if (reads === undefined || isTaken(reads.first)) {
          const operation = operationOf(subject);
          const plain = judgeReads(
            operation,
            reads,
            'ReturnTopNRecords -1',
            'a Get without ReturnTopNRecords',
          );
          const filtered = filteredReads(subject.evidence.others);
          return plain.kind !== 'judged' || plain.violations.length > 0 || filtered === undefined
            ? plain
            : judgeReads(
                operation,
                filtered,
                'ReturnTopNRecords -1 beside Filters',
                'the same Filters without ReturnTopNRecords',
              );
        }
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
