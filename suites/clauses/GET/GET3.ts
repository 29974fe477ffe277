import { descending, isDisordered, isTaken } from '../../../harness/exchanges/listed.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { atDefaultAddress, both, isOrdered } from '../../../specs/rules.ts';
import { readsIn } from '../../compare/reads.ts';
import { on } from '../../kernel/check.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { orderedReads } from '../../probes/reads/ordered.ts';
import { readAll } from '../../probes/reads/readAll.ts';

export const GET3: JudgedClause = clause('GET-3', {
  level: 'SHOULD',
  statement: 'Without ReturnTopNRecords, and with -1, records come in the same order.',
  section: 'Operation rules 9',
  judging: 'As GET-2; the document says the order of the top N only.',
  appliesTo: {
    reason: 'The Gets whose records hold the id they are ordered by.',
    holds: both(isOrdered, atDefaultAddress),
  },
  checks: [
    on(readAll, ({ answer, evidence: { others } }) => {
      const reads = readsIn(others);
      if (reads === undefined || !isTaken(reads.first) || !isTaken(reads.second))
        return blocked('clause:GET-4', 'the target does not answer with all records');
      if (isDisordered(answer))
        return blocked('clause:GET-2', 'records do not come in order with ReturnTopNRecords either');
      const plain = descending([reads.first, reads.second]);
      return plain.kind === 'judged' && plain.violations.length === 0
        ? descending([reads.first, reads.second, ...orderedReads(others)])
        : plain;
    }),
  ],
});
