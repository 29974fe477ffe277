import type { Judgement } from '../../harness/Judgement.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { addressClause, holdsNoMessage } from '../kernel/addressBlame.ts';
import { byGet, isGetRefused } from '../kernel/byGet.ts';
import type { Check } from '../kernel/Check.ts';
import { refused } from '../kernel/gate.ts';
import { blocked, failed, judged, passed, shown } from '../kernel/judgements.ts';
import type { Subject } from '../kernel/Subject.ts';
import { addressCheck } from './addressCheck.ts';

const refusesGet = (subject: Subject): Judgement =>
  failed(
    subject,
    'GET is refused on a route that is marked with it',
    'none of 404, 405, 501',
    `HTTP ${subject.response.status}`,
  );

/** Named routes answer POST, and GET where marked, whatever selects the format (the scenario is FMT-6's); that the key works in a query is only hinted at. */
export const FMT9: readonly Check[] = [
  { ...addressCheck('FMT-9'), when: ({ address }) => address === 'named' },
  {
    clause: 'FMT-9',
    level: 'MUST',
    on: 'any',
    reads: 'bytes',
    when: ({ address }) => address === 'namedGet',
    judge: (subject) => {
      return isGetRefused(subject.answer) ? refusesGet(subject) : passed;
    },
  },
  {
    clause: 'FMT-9',
    level: 'MUST',
    slug: 'get',
    scenario: byGet.name,
    on: 'any',
    reads: 'bytes',
    // What a suffix or a query selects is the format; the route is the same.
    when: ({ address, format }) => (address === 'suffix' || address === 'query') && !isSoap(format),
    judge: (subject) => {
      if (!isGetRefused(subject.answer)) return passed;
      const { posted } = subject.evidence.others;
      return posted !== undefined && (holdsNoMessage(posted) || isGetRefused(posted))
        ? blocked(
            `clause:${addressClause(subject.spec.address, subject.spec.format)}`,
            'nor is a POST answered here',
          )
        : refusesGet(subject);
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
