import { upserts } from '../../../generators/records/Kind.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded } from '../../../harness/exchanges/outcome.ts';
import { pagesOf } from '../../../harness/oracle/paging.ts';
import { answerOf } from '../../../harness/oracle/selectionTrial.ts';
import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { blocked, judgementOf } from '../../../harness/verdicts/judgements.ts';
import { type Judge, type Subject, subjectOf } from '../../../harness/verdicts/Subject.ts';
import { unanswered } from '../../../harness/verdicts/silence.ts';
import { asAnswered, type ClauseCheck, on } from '../../kernel/clause.ts';
import { singleTrials } from '../../probes/filters/singleTrials.ts';
import { pageReads } from '../../probes/reads/pageReads.ts';
import { type StepName, writesToTake } from '../../probes/recordActions/chain.ts';
import { recordActions } from '../../probes/recordActions/recordActions.ts';
import { updatingDocument } from '../DOC/DOC2.ts';

/**
 * Asks of searches and pages, which may hold little or nothing, what is asked of each response. `isMeant` tells which answers it is
 * asked of. A lawful target may refuse a page that does not exist before the call reaches the operation (`mayFail`).
 */
export const furtherChecks = (
  isMeant: (answer: Answer, mayFail: boolean) => boolean,
  none: string,
  breachOf: (answer: Answer) => Violation | undefined,
  options: Partial<Pick<ClauseCheck, 'answers' | 'when'>> = {},
): readonly ClauseCheck[] => {
  const judgeAll = (answers: readonly Answer[], mayFail: boolean) => {
    const meant = answers.filter((answer) => isMeant(answer, mayFail));
    return meant.length === 0 ? blocked('nothing', none) : meant.flatMap((answer) => breachOf(answer) ?? []);
  };
  const filtered = on(singleTrials, ({ trials }) => judgeAll(trials.map(answerOf), false), {
    ...options,
    slug: 'filtered',
  });
  const pages = on(
    pageReads,
    ({ others }) => {
      const last = others.beyond === undefined ? [] : [others.beyond];
      return judgeAll([...pagesOf(others).values(), ...last], true);
    },
    { ...options, slug: 'pages' },
  );
  return [filtered, pages];
};

/** What follows the insert in the chain of record actions. */
const stepsAgain: readonly StepName[] = [...writesToTake, 'update-unchanged'];

/** What follows the Update in the chain of a document. */
const laterUpdates = [...upserts, 'later'] as const;

/** Asks of every action besides Insert that was taken what is asked of an insert: of all that are, in one case. */
export const writtenAgain = (
  judge: Judge,
  options: Pick<ClauseCheck, 'level'> = {},
): readonly ClauseCheck[] => [
  on(recordActions, (chain) => judgeTaken(chain, judge, stepsAgain), {
    ...options,
    slug: 'updates',
    reads: 'status',
    when: ({ operation }) => operation?.name !== 'DocumentUpdate',
  }),
  on(updatingDocument, (chain) => judgeTaken(chain, judge, laterUpdates, [chain.answer]), {
    ...options,
    ...asAnswered,
    slug: 'updates',
  }),
];

/** Several answers judged as one: every breach, or that one was right, or why the first tells nothing. */
function judgeTaken(
  { evidence, spec, context }: Subject,
  judge: Judge,
  names: readonly string[],
  own: readonly Answer[] = [],
) {
  const judgements = [...own, ...names.flatMap((name) => evidence.others[name] ?? [])]
    .filter((one) => one.decoded !== null && hasSucceeded(one))
    .map((answer) =>
      judgementOf(judge(subjectOf({ answer, others: {} }, { ...spec, expects: 'success' }, context))),
    );
  const told = judgements.flatMap((one) => (one.kind === 'judged' ? [one.violations] : []));
  if (told.length > 0) return told.flat();
  const [silent] = Object.values(evidence.unanswered ?? {});
  const none =
    silent === undefined
      ? blocked('nothing', 'no action besides Insert was taken, in an answer that can be read')
      : unanswered(silent);
  return judgements[0] ?? none;
}
