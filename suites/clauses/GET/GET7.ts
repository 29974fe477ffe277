import type { Judgement } from '../../../harness/Judgement.ts';
import { atDefaultAddress, both, operationIs } from '../../../specs/rules.ts';
import { saidBy } from '../../compare/reads.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, breach, judged, shown } from '../../kernel/judgements.ts';
import { on } from '../../kernel/probe.ts';
import { operationOf, type Subject } from '../../kernel/Subject.ts';
import { filtersOf, isTaken, type SelectionTrial } from '../../probes/filters/selection.ts';
import { narrowedAmongFilters, narrowedReads } from '../../probes/reads/narrowedReads.ts';
import { narrowing, narrowingFaults, topNarrowingFaults } from '../../probes/reads/narrowing.ts';
import { inWords } from '../FLT/shownFaults.ts';

/** mvSalesOrderNo and mvSalesOrderStatus narrow the answer, also beside filters. */
export const GET7: JudgedClause = clause('GET-7', {
  level: 'SHOULD',
  statement: 'mvSalesOrderNo and mvSalesOrderStatus narrow the answer of SalesOrderGet.',
  section: 'Endpoints: Operations with request and response shape',
  judging: 'A subset of all records that holds each exact match of both.',
  open: 'Records that merely contain the text.',
  appliesTo: {
    reason: 'SalesOrderGet alone takes them.',
    holds: both(operationIs('SalesOrderGet'), atDefaultAddress),
  },
  checks: [on(narrowedReads, narrows), on(narrowedAmongFilters, narrows, { slug: 'filtered' })],
});

/** Whether both members together are refused, which ACT-10 sends, too: what one of them alone selects is no question then. */
const isRefusedWhole = ({ answer }: SelectionTrial): boolean =>
  !isTaken(answer) &&
  filtersOf(answer).length === 0 &&
  Object.keys(narrowing).every((name) => answer.call.members[name] !== undefined);

function narrows(subject: Subject): Judgement {
  const operation = operationOf(subject);
  const { trials = [] } = subject.evidence;
  if (trials.length === 0) return blocked('nothing', 'nothing was asked for');
  if (trials.some(isRefusedWhole))
    return blocked('clause:ACT-10', 'the number and the status of an order are refused, sent together');
  const { newest, ...others } = subject.evidence.others;
  const top = newest && { answer: newest, others };
  return judged(
    [...trials, ...(top?.others.plain === undefined ? [] : [top])].flatMap((trial) => {
      const { call, exchange } = trial.answer;
      const isTop = trial === top;
      const named = [...Object.keys(narrowing), ...(isTop ? ['ReturnTopNRecords'] : [])]
        .filter((name) => call.members[name] !== undefined)
        .map((name) => `${name} ${shown(call.members[name])}`)
        .join(' and ');
      const filters = filtersOf(trial.answer);
      const asked = filters.length === 0 ? named : `${named} beside ${inWords(filters)}`;
      const faults = isTop ? topNarrowingFaults(operation, trial) : narrowingFaults(operation, trial);
      return faults.map((fault) => {
        const order =
          fault.kind === 'refused'
            ? ''
            : Object.values(narrowing)
                .map((field) => `${field} ${shown(fault.record[field])}`)
                .join(', ');
        return breach(
          { exchange },
          `${asked} does not narrow the answer to what it names`,
          fault.kind === 'extra' ? `no order with ${order}` : order || 'success',
          { refused: saidBy(trial.answer), missing: 'not there', extra: 'there' }[fault.kind],
          operation.list ?? '',
        );
      });
    }),
  );
}
