import { isRouteRefused } from '../../../harness/exchanges/statusMeaning.ts';
import { holdsNoMessage } from '../../../harness/exchanges/unreadable.ts';
import { blocked, callRefused, failed } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { where } from '../../../specs/appliesTo.ts';
import type { Place } from '../../../specs/Clause.ts';
import { isSoap } from '../../../specs/isSoap.ts';
import { addressClause } from '../../../specs/promises.ts';
import { addressIs, all, allOf, either, plainFormats, takesGet } from '../../../specs/rules.ts';
import { clause, on } from '../../kernel/clause.ts';
import { byGet } from '../../probes/byGet.ts';
import { addressCheck } from './addressCheck.ts';

const byBareGet = { answers: 'all', when: ({ address }: Place) => address === 'namedGet' } as const;

export const FMT9 = clause('FMT-9', {
  statement: 'Named routes answer POST. Those that the document marks with GET also answer GET.',
  section: 'Endpoints: Common request and response rules',
  judging:
    'GET is not answered with 404, 405 or 501, with or without a suffix or a query that names the format. Success with the key and scalars in the query is a SHOULD, since the document shows the key only as a body field. A POST with the Content-Type of a format is answered with something that decodes in one of the formats.',
  open: 'Which format a bare named route answers in, and how lists travel in a query.',
  appliesTo: where(
    'The operations with a named route; GET on the three that are marked, bare under json, and by suffix and query in the four formats that are not soap.',
    all,
    either(addressIs('named', 'namedGet'), allOf(addressIs('suffix', 'query'), plainFormats, takesGet)),
  ),
  checks: [
    { ...addressCheck('FMT-9'), when: ({ address }) => address === 'named' },
    {
      ...byBareGet,
      reads: 'bytes',
      judge: (subject) => (isRouteRefused(subject.answer) ? refusesGet(subject) : []),
    },
    on(byGet, takesGetThere, {
      slug: 'get',
      answers: 'all',
      reads: 'bytes',
      when: ({ address, format }) => (address === 'suffix' || address === 'query') && !isSoap(format),
    }),
    {
      ...byBareGet,
      level: 'SHOULD',
      slug: 'success',
      reads: 'value',
      judge: (subject) => {
        if (subject.outcome === 'succeeded') return [];
        if (subject.outcome === 'unknown') return callRefused;
        const said = shown(subject.status?.Message);
        return failed(subject, 'GET with the key in the query fails', 'success', said);
      },
    },
  ],
});

function refusesGet(subject: Subject) {
  const message = 'GET is refused on a route that is marked with it';
  return failed(subject, message, 'none of 404, 405, 501', `HTTP ${subject.response.status}`);
}

function takesGetThere(subject: Subject) {
  if (!isRouteRefused(subject.answer)) return [];
  const { posted } = subject.others;
  if (posted === undefined || !(holdsNoMessage(posted) || isRouteRefused(posted))) return refusesGet(subject);
  const cause = addressClause(subject.spec.address, subject.spec.format);
  return blocked(`clause:${cause}`, 'a POST is not answered here either');
}
