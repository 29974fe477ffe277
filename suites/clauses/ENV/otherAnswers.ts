import type { Answer } from '../../../harness/Answer.ts';
import type { Judgement, Violation } from '../../../harness/Judgement.ts';
import { unanswered } from '../../../harness/silence.ts';
import type { ClauseCheck } from '../../kernel/Check.ts';
import { blocked, judged } from '../../kernel/judgements.ts';
import { outcomeOf } from '../../kernel/outcomeOf.ts';
import { asAnswered, on } from '../../kernel/probe.ts';
import { type Judge, type Subject, subjectOf } from '../../kernel/Subject.ts';
import { updatingDocument } from '../../probes/documents.ts';
import { singleTrials } from '../../probes/filters/singleTrials.ts';
import { pageReads, pagesOf } from '../../probes/reads/pageReads.ts';
import { recordActions } from '../../probes/recordActions/recordActions.ts';

type Options = Partial<Pick<ClauseCheck, 'level' | 'on' | 'when'>>;

/** What follows the insert in the chain of record actions, and in that of a document. */
const writesAgain = [
  ...['update', 'update-again', 'same-again', 'absent', 'present', 'partly', 'partly-absent'],
  ...['InsertOrUpdate', 'InsertOrUpdateNonEmptyFields', 'later'],
];

/** Asks of every action besides Insert that was taken what is asked of an insert: of all that are, in one case. */
export const writtenAgain = (judge: Judge, options: Pick<Options, 'level'> = {}): readonly ClauseCheck[] => [
  on(recordActions, (chain) => judgeTaken(chain, judge, []), {
    ...options,
    slug: 'updates',
    reads: 'status',
    when: ({ operation }) => operation?.name !== 'DocumentUpdate',
  }),
  on(updatingDocument, (chain) => judgeTaken(chain, judge, [chain.answer]), {
    ...options,
    ...asAnswered,
    slug: 'updates',
  }),
];

/** Several answers judged as one: every breach, or that one was right, or why the first told nothing. */
function judgeTaken({ evidence, spec, context }: Subject, judge: Judge, own: readonly Answer[]): Judgement {
  const judgements = [...own, ...writesAgain.flatMap((name) => evidence.others[name] ?? [])]
    .filter((one) => one.decoded !== null && outcomeOf(one, 'success') === 'succeeded')
    .map((answer) => judge(subjectOf({ answer, others: {} }, { ...spec, expects: 'success' }, context)));
  const told = judgements.flatMap((one) => (one.kind === 'judged' ? [one.violations] : []));
  if (told.length > 0) return judged(told.flat());
  const [silent] = Object.values(evidence.unanswered ?? {});
  const none =
    silent === undefined
      ? blocked('nothing', 'no action besides Insert was taken, in an answer that can be read')
      : unanswered(silent);
  return judgements[0] ?? none;
}

/**
 * Asks of searches and pages, which may hold little or nothing, what is asked of each response. `isMeant` tells which answers it is
 * asked of; a page that there may not be (`mayFail`) a lawful target may refuse before it reaches the operation.
 */
export const furtherChecks = (
  isMeant: (answer: Answer, mayFail: boolean) => boolean,
  none: string,
  breachOf: (answer: Answer) => Violation | undefined,
  options: Pick<Options, 'on' | 'when'> = {},
): readonly ClauseCheck[] => {
  const judgeAll = (answers: readonly Answer[], mayFail: boolean): Judgement => {
    const meant = answers.filter((answer) => isMeant(answer, mayFail));
    return meant.length === 0
      ? blocked('nothing', none)
      : judged(meant.flatMap((answer) => breachOf(answer) ?? []));
  };
  return [
    on(
      singleTrials,
      ({ evidence: { trials = [] } }) =>
        judgeAll(
          trials.map(({ answer }) => answer),
          false,
        ),
      { ...options, slug: 'filtered' },
    ),
    on(
      pageReads,
      ({ evidence: { others } }) =>
        judgeAll(
          [...pagesOf(others).values(), ...(others.beyond === undefined ? [] : [others.beyond])],
          true,
        ),
      { ...options, slug: 'pages' },
    ),
  ];
};
