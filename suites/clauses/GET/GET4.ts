import {
  type ComparedReads,
  judgeReads,
  readsIn,
  recordsLeftOut,
} from '../../../harness/canonical/comparedReads.ts';
import { calledOperation, isTaken, recordsRead, saidBy } from '../../../harness/records/listed.ts';
import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { breach, counted, shown } from '../../../harness/verdicts/judgements.ts';
import { takesTopN } from '../../../specs/appliesTo.ts';
import { clause, on } from '../../kernel/clause.ts';
import { filteredReads } from '../../probes/reads/ordered.ts';
import { limitedReads, readAll } from '../../probes/reads/readAll.ts';

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
      const limited = limitedReads(others);
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
function leftOutWithoutLimit(limited: ComparedReads): readonly Violation[] {
  const { first, second } = limited;
  const { order, list = '' } = calledOperation(first);
  const limit = shown(second.call.members.ReturnTopNRecords);
  return recordsLeftOut(limited).map(({ record }) => {
    const lost = order === undefined ? `${list} ${shown(record)}` : `${order} ${shown(record[order])}`;
    const expected = `${lost}, which ReturnTopNRecords ${limit} brings`;
    const actual = `${counted(recordsRead(first).length, 'record')}, but not this one`;
    return breach(
      first,
      'a Get without ReturnTopNRecords brings fewer records than there are',
      expected,
      actual,
      list,
    );
  });
}
