import type { Fault } from '../Fault.ts';

export const pagesForWrites: Fault = {
  clause: 'FMT-1',
  about: 'On the paths of the formats CompanyDelete and DocumentUpdate are answered with web pages.',
  operations: ['CompanyDelete', 'DocumentUpdate'],
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      return /\/reply\/(CompanyDelete|DocumentUpdate)$/.test(request.url)
        ? { ...answer, body: page }
        : answer;
    },
  }),
};

const page = Buffer.from('<!DOCTYPE html><html><body><h1>Welcome</h1><br></body></html>');
