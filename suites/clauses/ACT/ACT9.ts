import { answerWithoutTexts } from '../../../harness/words/answerInWords.ts';
import { takesActions } from '../../../specs/appliesTo.ts';
import { clause } from '../../kernel/clause.ts';

export const ACT9 = clause('ACT-9', {
  level: 'OPEN',
  statement: 'The document does not show the answer to an unknown or a missing mvRecordAction.',
  section: 'Endpoints: Common request and response rules',
  judging: 'Never judged: the answer is listed under Observations in the report.',
  appliesTo: takesActions,
  /** What an unknown or a missing mvRecordAction is answered: in the steps that ACT-11 looks behind. */
  observed: {
    observe: ({ others, unanswered = {} }) => {
      const steps = ['unknown-action', 'missing-action'] as const;
      const seen = steps.flatMap((step) => {
        const answer = others[step] ?? unanswered[step];
        return answer === undefined ? [] : [`${step}: ${answerWithoutTexts(answer)}`];
      });
      return seen.length === 0 ? undefined : seen.join('; ');
    },
  },
});
