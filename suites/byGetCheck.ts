import { readResponse } from '../harness/addressing/readResponse.ts';
import { isSoap } from '../specs/isSoap.ts';
import { answersGet, byGet } from './byGet.ts';
import type { Check } from './Check.ts';
import { holdsNoMessage } from './holdsNoMessage.ts';
import { documented, isNowhere } from './isNotRouted.ts';
import { blocked, failed, passed } from './judgements.ts';
import { outcomeOf } from './outcomeOf.ts';

/**
 * A GET that succeeds does so in the format that its address names. A POST can't tell a server that goes by the address from
 * one that goes by the Content-Type of the request; that GET succeeds with the key in the query is FMT-9's.
 */
export const byGetCheck = (clause: string, address: 'suffix' | 'query'): Check => ({
  clause,
  level: 'MUST',
  slug: 'get',
  scenario: byGet.name,
  on: 'any',
  reads: 'bytes',
  when: (place) =>
    place.address === address &&
    !isSoap(place.format) &&
    place.operation !== null &&
    answersGet(place.operation),
  judge: (subject) => {
    const { answer } = subject;
    const { format } = subject.spec;
    const { decoded, decodeError } = readResponse({ ...answer.call, address: 'path' }, answer.exchange);
    const asked = { ...answer, decoded, decodeError };
    if (!holdsNoMessage(asked) && outcomeOf(asked, 'success') === 'succeeded') return passed;
    const { home, posted } = subject.evidence.others;
    if (
      isNowhere(answer) &&
      posted !== undefined &&
      isNowhere(documented(posted)) &&
      home !== undefined &&
      !isNowhere(home)
    ) {
      const said =
        address === 'suffix' ? 'the suffix is not routed (404)' : `format=${format} is not routed (404)`;
      return failed(subject, said, `an answer in ${format}`, 'HTTP 404');
    }
    if (subject.outcome === 'unknown' && subject.decoded !== null && subject.status === undefined)
      return blocked('clause:ENV-1', 'no status block tells whether the GET was taken');
    if (subject.outcome !== 'succeeded')
      return blocked('control', 'GET with the key in the query brings no success here');
    if (home !== undefined && holdsNoMessage(home))
      return blocked('clause:FMT-1', 'nor can the same call be read at the default address of the format');
    const said = `a GET whose address asks for ${format} is answered in another format`;
    return failed(subject, said, format, answer.readAs ?? 'none that can be read');
  },
});
