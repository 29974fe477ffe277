import type { Profile } from '../kernel/Check.ts';
import { answerInWords } from '../probes/profile.ts';

/** What a wrong key is answered (Errors 7), and what one is that is nearly right. */
export const AUTH3: Profile = {
  clause: 'AUTH-3',
  observe: ({ answer, others }, { stage, scenario }) => {
    if (stage !== 'keys') return undefined;
    const { padded, otherCase } = others;
    return [
      `${scenario}: ${answerInWords(answer)}`,
      ...(padded === undefined ? [] : [`with blanks around the key: ${answerInWords(padded)}`]),
      ...(otherCase === undefined
        ? []
        : [`with the key in another letter case: ${answerInWords(otherCase)}`]),
    ].join('; ');
  },
};
