import { judgeReads, type ReadPair, readsIn } from '../../../harness/canonical/pairedReads.ts';
import { breachesOfShortRead, recordsLeftOut } from '../../../harness/oracle/cutOffRecords.ts';
import { isTaken, saidBy } from '../../../harness/records/listed.ts';
import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { breach } from '../../../harness/verdicts/judgements.ts';
import { shown } from '../../../harness/words/shown.ts';
import { takesTopN } from '../../../specs/appliesTo.ts';
import { clause, on } from '../../kernel/clause.ts';
import { filteredReads } from '../../probes/reads/ordered.ts';
import { readAll, readsWithLargeTop } from '../../probes/reads/readAll.ts';

export const GET4 = clause('GET-4', {
  statement: 'ReturnTopNRecords -1 means the same as leaving it out: all records.',
  section: 'Limits 1',
  judging:
    'Both answers hold the same records, with a filter too, and none that a large ReturnTopNRecords brings is missing; blocked by size where the target has more than --max-records.',
  appliesTo: takesTopN,
  checks: [
    on(readAll, ({ others }) => {
      const reads = readsIn(others);
      if (reads !== undefined && !isTaken(reads.first)) {
        const message = 'the target refuses a Get without ReturnTopNRecords';
        return [breach(reads.first, message, 'all records', saidBy(reads.first))];
      }
      const plain = judgeReads(reads, 'ReturnTopNRecords -1', 'a Get without ReturnTopNRecords');
      const limited = readsWithLargeTop(others);
      const leftOut = limited === undefined ? [] : leftOutWithoutLimit(limited);
      if (leftOut.length > 0) return leftOut;
      const filtered = filteredReads(others);
      const than = 'the same Filters without ReturnTopNRecords';
      return plain.kind !== 'judged' || plain.violations.length > 0 || filtered === undefined
        ? plain
        : judgeReads(filtered, 'ReturnTopNRecords -1 beside Filters', than);
    }),
  ],
});

/** The records that a large ReturnTopNRecords brings and a read without a limit leaves out: a default page is not all. */
function leftOutWithoutLimit(limited: ReadPair): readonly Violation[] {
  const { first, second } = limited;
  return breachesOfShortRead(first, recordsLeftOut(limited), {
    message: 'a Get without ReturnTopNRecords brings fewer records than there are',
    other: `ReturnTopNRecords ${shown(second.call.members.ReturnTopNRecords)}`,
  });
}
