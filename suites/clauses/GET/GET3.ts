import { atDefaultAddress, both, isOrdered } from '../../../specs/rules.ts';
import { descending, isDisordered } from '../../compare/order.ts';
import { readsIn } from '../../compare/reads.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked } from '../../kernel/judgements.ts';
import { on } from '../../kernel/probe.ts';
import { operationOf } from '../../kernel/Subject.ts';
import { isTaken } from '../../probes/filters/selection.ts';
import { orderedReads } from '../../probes/reads/ordered.ts';
import { readAll } from '../../probes/reads/readAll.ts';

/** Without ReturnTopNRecords, and with -1, records come in the same order, also beside Filters. */
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
    on(readAll, (subject) => {
      const reads = readsIn(subject.evidence.others);
      if (reads === undefined || !isTaken(reads.first) || !isTaken(reads.second))
        return blocked('clause:GET-4', 'the target does not answer with all records');
      const operation = operationOf(subject);
      if (isDisordered(operation, subject.answer))
        return blocked('clause:GET-2', 'records do not come in order with ReturnTopNRecords either');
      const plain = descending(operation, [reads.first, reads.second]);
      const filtered = orderedReads(subject.evidence.others);
      return plain.kind === 'judged' && plain.violations.length === 0
        ? descending(operation, [reads.first, reads.second, ...filtered])
        : plain;
    }),
  ],
});
