import type { Fault } from '../../Fault.ts';

const unset = /\/Date\(-62135596800000-0000\)/g;

export const otherZeroOnTheNamedRoute: Fault = {
  clause: 'TYP-6',
  about: 'On its named route SalesOrderGet writes the unset datetime with +0000 in json.',
  causes: [
    'the unset date has the offset {offset} instead of -0000; it is written like any other date in UTC',
  ],
  operations: ['SalesOrderGet'],
  hook: (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      if (!/\/SalesOrder\/SalesOrderGet\b/.test(request.url) || answer.outcome.format !== 'json')
        return answer;
      const text = Buffer.from(answer.body).toString('utf8');
      return { ...answer, body: Buffer.from(text.replace(unset, '/Date(-62135596800000+0000)')) };
    },
  }),
};
