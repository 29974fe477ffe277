import type { Variant } from '../Variant.ts';

export const wrongKeyNothing: Variant = {
  about: 'Who has no valid key gets HTTP 200 and no body at all (the answer to a wrong key is not shown).',
  choices: { statusOfWrongKey: 401 },
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      return answer.status === 401 ? { ...answer, status: 200, headers: {}, body: new Uint8Array() } : answer;
    },
  }),
};
