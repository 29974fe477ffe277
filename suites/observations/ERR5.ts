import type { Profile } from '../kernel/Check.ts';
import { answerInWords } from '../probes/profile.ts';

/** What hostile bytes are answered. */
export const ERR5: Profile = {
  clause: 'ERR-5',
  observe: ({ answer }, { stage, scenario }) =>
    stage === 'hostile' ? `${scenario}: ${answerInWords(answer)}` : undefined,
};
