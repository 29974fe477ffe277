import { answerInWords } from '../answerInWords.ts';
import type { Profile } from '../Profile.ts';

/** What hostile bytes are answered. */
export const ERR5: Profile = {
  clause: 'ERR-5',
  observe: ({ answer }, { stage, scenario }) =>
    stage === 'hostile' ? `${scenario}: ${answerInWords(answer)}` : undefined,
};
