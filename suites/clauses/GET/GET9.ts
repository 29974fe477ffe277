import { readsIn } from '../../../harness/canonical/pairedReads.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { answerOf } from '../../../harness/oracle/selectionTrial.ts';
import { repeatedId } from '../../../harness/records/idOrder.ts';
import { calledOperation, recordsRead } from '../../../harness/records/listed.ts';
import { blocked, breach } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { except, isOrdered, operationIs } from '../../../specs/rules.ts';
import { clause, on } from '../../kernel/clause.ts';
import { listTrials } from '../../probes/filters/listTrials.ts';
import { narrowedReads } from '../../probes/reads/narrowedReads.ts';
import { readAll } from '../../probes/reads/readAll.ts';
import { deletedJustNow } from '../../probes/reads/showingDeleted.ts';
import { wholeRead } from '../../probes/reads/wholeRead.ts';

/** Of the newest records, of all, of what filters or other members select, and with deleted ones. */
export const GET9 = clause('GET-9', {
  level: 'SHOULD',
  statement: 'No id occurs twice in one answer.',
  section: 'Endpoints: Operations with request and response shape',
  judging: 'By the member that the answer is ordered by.',
  appliesTo: atHome(
    'The Gets whose records hold an id of their own: links of products and clients have none.',
    isOrdered,
    except(operationIs('ProductClientGet')),
  ),
  checks: [
    on(wholeRead, ({ answer }) => holdsIdsOnce([answer])),
    on(
      readAll,
      ({ evidence }) => {
        const reads = readsIn(evidence.others);
        return holdsIdsOnce(reads === undefined ? [] : [reads.first, reads.second]);
      },
      { slug: 'all' },
    ),
    on(listTrials, selectsIdsOnce, { slug: 'filtered' }),
    on(deletedJustNow, ({ answer }) => holdsIdsOnce([answer]), { slug: 'deleted' }),
    on(narrowedReads, selectsIdsOnce, { slug: 'narrowed' }),
  ],
});

/** The first id that comes twice in one of these answers is a breach. */
function holdsIdsOnce(answers: readonly Answer[], least = 2) {
  if (!answers.some((answer) => recordsRead(answer).length >= least))
    return blocked('nothing', 'the answer holds too few records');
  return answers.flatMap((answer) => {
    const twice = repeatedId(answer);
    const { order, list } = calledOperation(answer);
    return twice === undefined
      ? []
      : [breach(answer, 'two records have the same id', `${order} ${twice} once`, 'twice', list)];
  });
}

/** No id comes twice in what the trials select. Each trial counts by itself, for two filters may select one record. */
function selectsIdsOnce({ trials }: Subject) {
  return holdsIdsOnce(trials.map(answerOf), 1);
}
