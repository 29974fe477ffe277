import type { Fault } from '../Fault.ts';

export const keyPageInJson: Fault = {
  clause: 'FMT-1',
  about: 'On the paths of json and jsv APIKeyGet is answered with a web page.',
  operations: ['APIKeyGet'],
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      return /^\/(json|jsv)\/reply\/APIKeyGet$/.test(request.url) ? { ...answer, body: page } : answer;
    },
  }),
};

const page = Buffer.from('<!DOCTYPE html><html><body><h1>Welcome</h1><br></body></html>');
