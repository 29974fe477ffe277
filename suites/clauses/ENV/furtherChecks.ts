import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { pagesOf } from '../../../harness/oracle/paging.ts';
import { answerOf } from '../../../harness/oracle/selectionTrial.ts';
import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { type ClauseCheck, on } from '../../kernel/clause.ts';
import { singleTrials } from '../../probes/filters/singleTrials.ts';
import { pageReads } from '../../probes/reads/pageReads.ts';

/**
 * Asks of searches and pages, which may hold little or nothing, what is asked of each response. `isMeant` tells which answers it is
 * asked of. A lawful target may refuse a page that does not exist before the call reaches the operation (`mayFail`).
 */
export const furtherChecks = (
  isMeant: (answer: Answer, mayFail: boolean) => boolean,
  none: string,
  breachOf: (answer: Answer) => Violation | undefined,
  options: Partial<Pick<ClauseCheck, 'on' | 'when'>> = {},
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
