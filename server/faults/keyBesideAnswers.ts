import type { Fault } from '../Fault.ts';

export const keyBesideAnswers: Fault = {
  clause: 'AUTH-4',
  about: 'Every answer has the key in a header.',
  causes: ['a header of the answer holds the key; it stands in {header}'],
  operations: ['*'],
  hook: (inner, _, { apiKey }) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      return { ...answer, headers: { ...answer.headers, 'x-account': apiKey } };
    },
  }),
};
