import { addressCheck } from '../addressCheck.ts';
import type { Check } from '../Check.ts';
import { refused } from '../gate.ts';
import { failed, judged, passed, shown } from '../judgements.ts';

const refusals = [404, 405, 501];

/** Named routes answer POST, and GET where marked; that the key works in a query is only hinted at. */
export const FMT9: readonly Check[] = [
  { ...addressCheck('FMT-9'), when: ({ address }) => address === 'named' },
  {
    clause: 'FMT-9',
    level: 'MUST',
    on: 'any',
    reads: 'bytes',
    when: ({ address }) => address === 'namedGet',
    judge: (subject) => {
      const { status } = subject.response;
      if (!refusals.includes(status)) return passed;
      return failed(
        subject,
        'GET is refused on a route that is marked with it',
        `none of ${refusals.join(', ')}`,
        `HTTP ${status}`,
      );
    },
  },
  {
    clause: 'FMT-9',
    level: 'SHOULD',
    slug: 'success',
    on: 'any',
    reads: 'value',
    when: ({ address }) => address === 'namedGet',
    judge: (subject) => {
      if (subject.outcome === 'succeeded') return judged([]);
      if (subject.outcome === 'unknown') return refused(subject);
      return failed(
        subject,
        'GET with the key in the query fails',
        'success',
        shown(subject.status?.Message),
      );
    },
  },
];
