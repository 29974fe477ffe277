import type { Fault } from '../Fault.ts';

export const deathByNesting: Fault = {
  clause: 'ERR-5',
  about: 'After a document of a thousand levels every call is answered with HTTP 500 and nothing else.',
  causes: ['the server stops working after an unreadable request ({defect})'],
  operations: ['-'],
  hook: (inner) => {
    let dead = false;
    return {
      exchange: (request) => {
        dead ||= Buffer.from(request.body).includes('['.repeat(1000));
        const answer = inner.exchange(request);
        return dead ? { ...answer, status: 500, body: new Uint8Array() } : answer;
      },
    };
  },
};
