import type { Fault } from '../../Fault.ts';

export const failuresForgetSuffix: Fault = {
  clause: 'FMT-6',
  about: 'On named routes with a suffix failures are answered in json.',
  causes: ['a suffix selects another format: {got} comes'],
  operations: ['*'],
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      const [, path, query = ''] = /^([^?]*)\.(?:xml|jsv|csv)(\?.*)?$/.exec(request.url) ?? [];
      if (path === undefined || path.includes('/reply/') || answer.outcome.errorCode === '0') return answer;
      return inner.exchange({ ...request, url: `${path}.json${query}` });
    },
  }),
};
