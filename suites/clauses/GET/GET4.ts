import { judgeReads, readsIn } from '../../../harness/canonical/comparedReads.ts';
import { isTaken, saidBy } from '../../../harness/records/listed.ts';
import { breach } from '../../../harness/verdicts/judgements.ts';
import { takesTopN } from '../../../specs/appliesTo.ts';
import { clause, on } from '../../kernel/clause.ts';
import { filteredReads } from '../../probes/reads/ordered.ts';
import { readAll } from '../../probes/reads/readAll.ts';

export const GET4 = clause('GET-4', {
  statement: 'ReturnTopNRecords -1 means the same as leaving it out: all records.',
  section: 'Limits 1',
  judging:
    'Both answers hold the same records, with a filter too; blocked by size where the target has more than --max-records.',
  appliesTo: takesTopN,
  checks: [
    on(readAll, ({ others }) => {
      const reads = readsIn(others);
      if (reads !== undefined && !isTaken(reads.first)) {
        const message = 'the target refuses a Get without ReturnTopNRecords';
        return [breach(reads.first, message, 'all records', saidBy(reads.first))];
      }
      const plain = judgeReads(reads, 'ReturnTopNRecords -1', 'a Get without ReturnTopNRecords');
      const filtered = filteredReads(others);
      const than = 'the same Filters without ReturnTopNRecords';
      return plain.kind !== 'judged' || plain.violations.length > 0 || filtered === undefined
        ? plain
        : judgeReads(filtered, 'ReturnTopNRecords -1 beside Filters', than);
    }),
  ],
});
