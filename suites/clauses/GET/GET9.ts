import type { Answer } from '../../../harness/Answer.ts';
import type { Judgement } from '../../../harness/Judgement.ts';
import { recordsIn } from '../../../harness/oracle/listedRecords.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { atDefaultAddress, both, except, isOrdered, operationIs } from '../../../specs/rules.ts';
import { repeatedId } from '../../compare/order.ts';
import { readsIn } from '../../compare/reads.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, breach, judged } from '../../kernel/judgements.ts';
import { on } from '../../kernel/probe.ts';
import { operationOf, type Subject } from '../../kernel/Subject.ts';
import { listTrials } from '../../probes/filters/listTrials.ts';
import { narrowedReads } from '../../probes/reads/narrowedReads.ts';
import { readAll } from '../../probes/reads/readAll.ts';
import { deletedJustNow } from '../../probes/reads/showingDeleted.ts';
import { wholeRead } from '../../probes/reads/wholeRead.ts';

/** The first id that comes twice in one of these answers is a breach. */
function judgeIds(operation: Operation, answers: readonly Answer[], least = 2): Judgement {
  if (!answers.some(({ decoded }) => recordsIn(operation, decoded?.value).length >= least))
    return blocked('nothing', 'the answer holds too few records');
  return judged(
    answers.flatMap((answer) => {
      const twice = repeatedId(operation, answer);
      if (twice === undefined) return [];
      return [
        breach(
          answer,
          'two records have the same id',
          `${operation.order} ${twice} once`,
          'twice',
          operation.list ?? '',
        ),
      ];
    }),
  );
}

/** No id comes twice in one answer, be it the newest records or all, what filters or other members select, or deleted ones too. */
export const GET9: JudgedClause = clause('GET-9', {
  level: 'SHOULD',
  statement: 'No id comes twice in one answer.',
  section: 'Endpoints: Operations with request and response shape',
  judging: 'By the member that the answer is ordered by.',
  appliesTo: {
    reason: 'The Gets whose records hold an id of their own: links of products and clients have none.',
    holds: both(isOrdered, except(operationIs('ProductClientGet')), atDefaultAddress),
  },
  checks: [
    on(wholeRead, (subject) => judgeIds(operationOf(subject), [subject.answer])),
    on(
      readAll,
      (subject) => {
        const reads = readsIn(subject.evidence.others);
        return judgeIds(operationOf(subject), reads === undefined ? [] : [reads.first, reads.second]);
      },
      { slug: 'all' },
    ),
    on(listTrials, inTrials, { slug: 'filtered' }),
    on(deletedJustNow, (subject) => judgeIds(operationOf(subject), [subject.answer]), { slug: 'deleted' }),
    on(narrowedReads, inTrials, { slug: 'narrowed' }),
  ],
});

/** What the trials select; a record that two filters select is one. */
function inTrials(subject: Subject): Judgement {
  const { trials = [] } = subject.evidence;
  return judgeIds(
    operationOf(subject),
    trials.map(({ answer }) => answer),
    1,
  );
}
