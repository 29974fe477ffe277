import { readsIn } from '../../../harness/canonical/pairedReads.ts';
import { descending, isDisordered } from '../../../harness/records/idOrder.ts';
import { isTaken } from '../../../harness/records/listed.ts';
import { blocked, isPass } from '../../../harness/verdicts/judgements.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { isOrdered } from '../../../specs/rules.ts';
import { clause, on } from '../../kernel/clause.ts';
import { orderedReads } from '../../probes/reads/ordered.ts';
import { readAll } from '../../probes/reads/readAll.ts';

export const GET3 = clause('GET-3', {
  level: 'SHOULD',
  statement: 'Without ReturnTopNRecords, and with -1, records are sorted in the same way.',
  section: 'Operation rules 9',
  judging: 'As GET-2; the document says the order of the top N only.',
  appliesTo: atHome('The Gets whose records hold the id they are ordered by.', isOrdered),
  checks: [
    on(readAll, ({ answer, others }) => {
      const reads = readsIn(others);
      if (reads === undefined || !isTaken(reads.first) || !isTaken(reads.second))
        return blocked('clause:GET-4', 'the target does not answer with all records');
      if (isDisordered(answer))
        return blocked('clause:GET-2', 'records do not come in order with ReturnTopNRecords either');
      const plain = descending([reads.first, reads.second]);
      return isPass(plain) ? descending([reads.first, reads.second, ...orderedReads(others)]) : plain;
    }),
  ],
});
