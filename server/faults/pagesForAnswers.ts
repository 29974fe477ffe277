import type { Fault } from '../Fault.ts';

export const pagesForAnswers: Fault = {
  clause: 'FMT-1',
  about:
    'On the paths of the formats answers are web pages, but to APIKeyGet and to a DocumentUpdate that worked.',
  operations: ['*'],
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      const { operation, errorCode } = answer.outcome;
      const isKept = operation === 'APIKeyGet' || (operation === 'DocumentUpdate' && errorCode === '0');
      return /\/reply\/\w+$/.test(request.url) && !isKept ? { ...answer, body: page } : answer;
    },
  }),
};

const page = Buffer.from('<!DOCTYPE html><html><body><h1>Welcome</h1><br></body></html>');
