import type { Profile } from '../kernel/Check.ts';
import { answerInWords } from '../probes/profile.ts';

/** What an unknown or a missing mvRecordAction is answered: in the steps that ACT-11 looks behind. */
export const ACT9: Profile = {
  clause: 'ACT-9',
  observe: ({ others, unanswered = {} }) => {
    const steps = ['unknown-action', 'missing-action'] as const;
    const seen = steps.flatMap((step) => {
      const answer = others[step] ?? unanswered[step];
      return answer === undefined ? [] : [`${step}: ${answerInWords(answer)}`];
    });
    return seen.length === 0 ? undefined : seen.join('; ');
  },
};
