import { breachesOfShortRead, isSearch, recordsCutOff } from '../../../harness/oracle/cutOffRecords.ts';
import { faultsOfTop } from '../../../harness/oracle/topFaults.ts';
import { isDisordered } from '../../../harness/records/idOrder.ts';
import { recordsRead } from '../../../harness/records/listed.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { shown } from '../../../harness/words/shown.ts';
import { takesTopN } from '../../../specs/appliesTo.ts';
import { clause, on } from '../../kernel/clause.ts';
import { readAll, readsWithLargeTop } from '../../probes/reads/readAll.ts';
import { topTrials } from '../../probes/reads/topTrials.ts';

export const GET5 = clause('GET-5', {
  statement: 'ReturnTopNRecords N gives the N records with the highest ids, or all if there are fewer.',
  section: 'Limits 1',
  judging:
    'With generated N, with 1 among the deleted records, and with more than there are. ProductBOMGet by their number only, because the id is not in the record; blocked by size as GET-4.',
  open: '0 and numbers below -1.',
  appliesTo: takesTopN,
  checks: [
    // `answer` is the whole read; the trials are the top N.
    on(topTrials, ({ answer, trials, others }) => {
      const { counts, left } = faultsOfTop(trials, others.among);
      return counts.length === 0 && left.length > 0 && isDisordered(answer)
        ? blocked('clause:GET-2', 'records do not come in order, so that the first N are others')
        : [...counts, ...left];
    }),
    on(
      readAll,
      ({ others }) => {
        const reads = readsWithLargeTop(others);
        if (reads === undefined || (!isSearch(reads.first) && recordsRead(reads.first).length === 0))
          return blocked('nothing', 'a Get without ReturnTopNRecords brings no record');
        const { first, second } = reads;
        return breachesOfShortRead(second, recordsCutOff(reads), {
          message: `ReturnTopNRecords ${shown(second.call.members.ReturnTopNRecords)} brings fewer records than there are`,
          other: `a ${isSearch(first) ? 'search' : 'Get without ReturnTopNRecords'}`,
        });
      },
      { slug: 'all' },
    ),
  ],
});
