import { atDefaultAddress, both, takesFilters } from '../../../specs/rules.ts';
import { judgeReads, readsIn, saidBy } from '../../compare/reads.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { breach, judged } from '../../kernel/judgements.ts';
import { on } from '../../kernel/probe.ts';
import { operationOf } from '../../kernel/Subject.ts';
import { isTaken } from '../../probes/filters/selection.ts';
import { filteredReads } from '../../probes/reads/ordered.ts';
import { readAll } from '../../probes/reads/readAll.ts';

/** ReturnTopNRecords -1 gives the same as leaving it out, also beside Filters. */
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
    on(readAll, (subject) => {
      const reads = readsIn(subject.evidence.others);
      if (reads === undefined || isTaken(reads.first)) {
        const operation = operationOf(subject);
        const plain = judgeReads(operation, reads, 'ReturnTopNRecords -1', 'a Get without ReturnTopNRecords');
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
        breach(
          reads.first,
          'the target refuses a Get without ReturnTopNRecords',
          'all records',
          saidBy(reads.first),
        ),
      ]);
    }),
  ],
});
