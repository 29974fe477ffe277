import { codecs } from '../../../formats/codecs.ts';
import { answeredType, mediaType } from '../../../harness/exchanges/headers.ts';
import { failed } from '../../../harness/verdicts/judgements.ts';
import { where } from '../../../specs/appliesTo.ts';
import { addressIs, all, plainFormats } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';

export const FMT2 = clause('FMT-2', {
  statement:
    'Responses have the Content-Type of their format: application/json, application/xml, text/jsv, text/csv.',
  section: 'Endpoints: Common request and response rules',
  judging: 'Parameters such as a charset are fine. On named routes a breach is a warning (SHOULD).',
  appliesTo: where(
    'The generic path, a suffix and the query. Not in soap, whose response type is open (FMT-3), not on jsonp, which is a script, and not on bare named routes, where the server picks the format.',
    all,
    plainFormats,
    addressIs('path', 'suffix', 'query'),
  ),
  checks: [
    {
      level: (place) => (place.address === 'path' ? 'MUST' : 'SHOULD'),
      answers: 'all',
      reads: 'bytes',
      when: ({ address }) => address !== 'named' && address !== 'namedGet',
      judge: (subject) => {
        const expected = mediaType(codecs[subject.spec.format].contentType);
        const actual = answeredType(subject.answer);
        if (actual === expected) return [];
        return failed(
          subject,
          `the answer has the wrong Content-Type`,
          expected,
          actual || 'no Content-Type',
        );
      },
    },
  ],
});
