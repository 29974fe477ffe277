import type { Fault } from '../Fault.ts';

export const pagesForAnswers: Fault = {
  clause: 'FMT-1',
  about: 'On the paths of the formats every answer but that to APIKeyGet is a web page.',
  operations: ['*'],
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      return /\/reply\/(?!APIKeyGet)\w+$/.test(request.url) ? { ...answer, body: page } : answer;
    },
  }),
};

const page = Buffer.from('<!DOCTYPE html><html><body><h1>Welcome</h1><br></body></html>');
