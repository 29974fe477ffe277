import type { Fault } from '../Fault.ts';

export const typeOfPathsAlone: Fault = {
  clause: 'FMT-2',
  level: 'SHOULD',
  about: 'What is asked for by a suffix or in the query is sent as application/octet-stream.',
  causes: ['answers in {format} have the media type {actual} instead of {expected}'],
  operations: ['*'],
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      const isNamed = /^[^?]*\.(?:json|xml|jsv|csv)(?:$|\?)|[?&]format=/.test(request.url);
      if (!isNamed || request.url.includes('callback=')) return answer;
      return { ...answer, headers: { ...answer.headers, 'content-type': 'application/octet-stream' } };
    },
  }),
};
