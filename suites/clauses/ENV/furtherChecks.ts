import type { Evidence } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import type { Judgement, Violation } from '../../../harness/verdicts/Judgement.ts';
import type { ClauseCheck } from '../../kernel/clause.ts';
import { blocked, judged } from '../../kernel/judgements.ts';
import { on } from '../../kernel/probe.ts';
import { singleTrials } from '../../probes/filters/singleTrials.ts';
import { pageReads, pagesOf } from '../../probes/reads/pageReads.ts';

/**
 * Asks of searches and pages, which may hold little or nothing, what is asked of each response. `isMeant` tells which answers it is
 * asked of; a page that there may not be (`mayFail`) a lawful target may refuse before it reaches the operation.
 */
export const furtherChecks = (
  isMeant: (answer: Answer, mayFail: boolean) => boolean,
  none: string,
  breachOf: (answer: Answer) => Violation | undefined,
  options: Partial<Pick<ClauseCheck, 'on' | 'when'>> = {},
): readonly ClauseCheck[] => {
  const judgeAll = (answers: readonly Answer[], mayFail: boolean): Judgement => {
    const meant = answers.filter((answer) => isMeant(answer, mayFail));
    return meant.length === 0
      ? blocked('nothing', none)
      : judged(meant.flatMap((answer) => breachOf(answer) ?? []));
  };
  const ofTrials = on(
    singleTrials,
    ({ evidence: { trials = [] } }) => judgeAll(trials.map(answerOf), false),
    { ...options, slug: 'filtered' },
  );
  const ofPages = on(
    pageReads,
    ({ evidence: { others } }) =>
      judgeAll([...pagesOf(others).values(), ...[others.beyond ?? []].flat()], true),
    { ...options, slug: 'pages' },
  );
  return [ofTrials, ofPages];
};

const answerOf = ({ answer }: Evidence): Answer => answer;
