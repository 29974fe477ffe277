import { recordsIn } from '../../../harness/oracle/listedRecords.ts';
import { atDefaultAddress, both, takesFilters } from '../../../specs/rules.ts';
import { isDisordered, repeatedId } from '../../compare/order.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, breach, judged, shown } from '../../kernel/judgements.ts';
import { on } from '../../kernel/probe.ts';
import { operationOf } from '../../kernel/Subject.ts';
import { isTaken } from '../../probes/filters/selection.ts';
import { cutOff, limitedReads, readAll } from '../../probes/reads/readAll.ts';
import { countFaults, noneFaults, passedOver, topTrials } from '../../probes/reads/topTrials.ts';

/** ReturnTopNRecords N gives the N records with the highest ids, and no fewer than there are. */
export const GET5: JudgedClause = clause('GET-5', {
  level: 'MUST',
  statement: 'ReturnTopNRecords N gives the N records with the highest ids, or all where there are fewer.',
  section: 'Limits 1',
  judging:
    'ProductBOMGet by their number only, because the id is not in the record; blocked by size as GET-4.',
  open: '0 and numbers below -1.',
  appliesTo: {
    reason: 'The eight Gets whose rows list ReturnTopNRecords.',
    holds: both(takesFilters, atDefaultAddress),
  },
  checks: [
    on(topTrials, (subject) => {
      const operation = operationOf(subject);
      const { trials = [], others } = subject.evidence;
      const faults = trials.flatMap((trial) => [
        ...noneFaults(operation, trial),
        ...countFaults(operation, trial),
      ]);
      // One record alone: were the top N taken of the deleted and the others each by itself, there would be two.
      // An id that comes twice is GET-9's: the records are then no more than were asked for.
      const { among } = others;
      if (among !== undefined && isTaken(among) && repeatedId(operation, among) === undefined)
        faults.push(...countFaults(operation, { answer: among, others: {} }));
      const left = trials.flatMap((trial) => passedOver(operation, trial));
      if (faults.length === 0 && left.length > 0 && isDisordered(operation, subject.answer))
        return blocked('clause:GET-2', 'records do not come in order, so that the first N are others');
      return judged([...faults, ...left]);
    }),
    on(
      readAll,
      (subject) => {
        const operation = operationOf(subject);
        const reads = limitedReads(subject.evidence.others);
        if (reads === undefined || recordsIn(operation, reads.first.decoded?.value).length === 0)
          return blocked('nothing', 'a Get without ReturnTopNRecords brings no record');
        const member = operation.order ?? operation.list ?? '';
        return judged(
          cutOff(operation, reads).map(({ record }) => {
            const asked = shown(reads.second.call.members.ReturnTopNRecords);
            return breach(
              reads.second,
              `ReturnTopNRecords ${asked} brings less than there is`,
              `${member} ${shown(operation.order === undefined ? record : record[member])}, as without it`,
              `${recordsIn(operation, reads.second.decoded?.value).length} records, and not that`,
              operation.list ?? '',
            );
          }),
        );
      },
      { slug: 'all' },
    ),
  ],
});
