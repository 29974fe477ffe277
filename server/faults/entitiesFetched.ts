import { get } from 'node:http';
import type { Fault } from '../Fault.ts';

export const entitiesFetched: Fault = {
  clause: 'ERR-5',
  about: 'In xml and soap an external entity is fetched before the document is refused.',
  causes: ['the server fetches an external entity that a request names'],
  operations: ['-'],
  hook: (inner) => ({
    exchange: (request) => {
      const text = Buffer.from(request.body).toString('latin1');
      const [, url] = /<!ENTITY \w+ SYSTEM "(http:[^"]+)">/.exec(text) ?? [];
      if (url !== undefined) get(url, (response) => response.resume()).on('error', () => undefined);
      return inner.exchange(request);
    },
  }),
};
