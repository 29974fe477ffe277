import { narrowing, narrowingFaults, topNarrowingFaults } from '../../../harness/oracle/narrowing.ts';
import {
  filtersOf,
  type SelectionFault,
  type SelectionTrial,
} from '../../../harness/oracle/selectionTrial.ts';
import { inWords } from '../../../harness/oracle/shownFaults.ts';
import { calledOperation, isTaken, saidBy } from '../../../harness/records/listed.ts';
import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { operationIs } from '../../../specs/rules.ts';
import { clause, on } from '../../kernel/clause.ts';
import { narrowedAmongFilters, narrowedReads } from '../../probes/reads/narrowedReads.ts';

export const GET7 = clause('GET-7', {
  level: 'SHOULD',
  statement: 'mvSalesOrderNo and mvSalesOrderStatus narrow the answer of SalesOrderGet.',
  section: 'Endpoints: Operations with request and response shape',
  judging: 'A subset of all records that holds each exact match of both.',
  open: 'Records that merely contain the text.',
  appliesTo: atHome('SalesOrderGet alone takes them.', operationIs('SalesOrderGet')),
  checks: [on(narrowedReads, narrows), on(narrowedAmongFilters, narrows, { slug: 'filtered' })],
});

/** Orders that the sent members do not name do not come, and those that they name exactly do. */
function narrows({ evidence, trials }: Subject) {
  if (trials.length === 0) return blocked('nothing', 'nothing was asked for');
  if (trials.some(isRefusedWhole))
    return blocked('clause:ACT-10', 'the number and the status of an order are refused, sent together');
  const { newest, ...others } = evidence.others;
  const top = others.plain && newest && { answer: newest, others };
  return [
    ...trials.flatMap((trial) => narrowingBreaches(trial, narrowingFaults(trial))),
    ...(top === undefined ? [] : narrowingBreaches(top, topNarrowingFaults(top), ['ReturnTopNRecords'])),
  ];
}

/** Whether both members together are refused, which ACT-10 sends, too: what one of them alone selects is no question then. */
const isRefusedWhole = ({ answer }: SelectionTrial): boolean =>
  !isTaken(answer) &&
  filtersOf(answer).length === 0 &&
  Object.keys(narrowing).every((name) => answer.call.members[name] !== undefined);

function narrowingBreaches(
  { answer }: SelectionTrial,
  faults: readonly SelectionFault[],
  also: readonly string[] = [],
): readonly Violation[] {
  const { members } = answer.call;
  const named = [...Object.keys(narrowing), ...also]
    .filter((name) => members[name] !== undefined)
    .map((name) => `${name} ${shown(members[name])}`)
    .join(' and ');
  const filters = filtersOf(answer);
  const sent = filters.length === 0 ? named : `${named} beside ${inWords(filters)}`;
  const path = calledOperation(answer).list ?? '';
  return faults.map((fault) => {
    if (fault.kind === 'refused')
      return breach(answer, `${sent} is refused`, 'success', saidBy(answer), path);
    const order = Object.values(narrowing)
      .map((field) => `${field} ${shown(fault.record[field])}`)
      .join(', ');
    return fault.kind === 'extra'
      ? breach(answer, `${sent} brings another order too`, `no order with ${order}`, 'there', path)
      : breach(answer, `${sent} does not find an order that it names`, order, 'not there', path);
  });
}
