import { isTaken, saidBy } from '../../../harness/exchanges/listed.ts';
import { breach, judged } from '../../../harness/verdicts/judgements.ts';
import { atDefaultAddress, both, takesFilters } from '../../../specs/rules.ts';
import { judgeReads, readsIn } from '../../compare/reads.ts';
import { on } from '../../kernel/check.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { filteredReads } from '../../probes/reads/ordered.ts';
import { readAll } from '../../probes/reads/readAll.ts';

export const GET4: JudgedClause = clause('GET-4', {
  level: 'MUST',
  statement: 'ReturnTopNRecords -1 gives the same as leaving it out: all records.',
  section: 'Limits 1',
  judging:
    'Both answers hold the same records, with a filter too; blocked by size where the target has more than --max-records.',
  appliesTo: {
    reason: 'The eight Gets whose rows list ReturnTopNRecords.',
    holds: both(takesFilters, atDefaultAddress),
  },
  checks: [
    on(readAll, ({ evidence: { others } }) => {
      const reads = readsIn(others);
      if (reads !== undefined && !isTaken(reads.first)) {
        const message = 'the target refuses a Get without ReturnTopNRecords';
        return judged([breach(reads.first, message, 'all records', saidBy(reads.first))]);
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
