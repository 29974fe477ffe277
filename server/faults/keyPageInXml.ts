import type { Fault } from '../Fault.ts';

export const keyPageInXml: Fault = {
  clause: 'FMT-1',
  about: 'On the paths of xml and csv APIKeyGet is answered with a web page.',
  operations: ['APIKeyGet'],
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      return /^\/(xml|csv)\/reply\/APIKeyGet$/.test(request.url) ? { ...answer, body: page } : answer;
    },
  }),
};

const page = Buffer.from('<!DOCTYPE html><html><body><h1>Welcome</h1><br></body></html>');
