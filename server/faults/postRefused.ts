import { operations } from '../../specs/operations.ts';
import type { Fault } from '../Fault.ts';

export const postRefused: Fault = {
  clause: 'FMT-9',
  about: 'Named routes that nothing is added to refuse POST.',
  causes: ['POST is refused on a named route (HTTP {status})'],
  operations: ['*'],
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      return request.method === 'POST' && bare.some((path) => request.url.endsWith(path))
        ? { ...answer, status: 405, body: new Uint8Array() }
        : answer;
    },
  }),
};

const bare = [...operations.values()].flatMap(({ route }) => (route === undefined ? [] : [route.path]));
