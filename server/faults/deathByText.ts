import type { Fault } from '../Fault.ts';

export const deathByText: Fault = {
  clause: 'ERR-5',
  about: 'After a body of more than a million bytes every call is answered with HTTP 500 and nothing else.',
  causes: ['the server stops working after an unreadable request ({defect})'],
  operations: ['-'],
  hook: (inner) => {
    let dead = false;
    return {
      exchange: (request) => {
        dead ||= request.body.length > 1_000_000;
        const answer = inner.exchange(request);
        return dead ? { ...answer, status: 500, body: new Uint8Array() } : answer;
      },
    };
  },
};
