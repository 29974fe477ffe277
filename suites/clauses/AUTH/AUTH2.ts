import { blocked, failed } from '../../../harness/verdicts/judgements.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { operationIs } from '../../../specs/rules.ts';
import { isMetadata } from '../../../specs/serializerNames.ts';
import { clause } from '../../kernel/clause.ts';

/** What every response may hold, mostly without a value. */
const envelope = ['InternalErrorCode', 'entityID'];

export const AUTH2 = clause('AUTH-2', {
  statement: 'APIKeyGet answers with a status block.',
  section: 'Authentication 2',
  judging: 'SHOULD: no other member has a value.',
  appliesTo: atHome('The rule is about APIKeyGet.', operationIs('APIKeyGet')),
  checks: [
    {
      answers: 'all',
      reads: 'value',
      judge: (subject) => {
        if (subject.status !== undefined) return [];
        // A status block that is there in another form is no other answer.
        if (subject.deviations.some((one) => one.clause === 'ENV-1'))
          return blocked('clause:ENV-1', 'the status block is not written as a record');
        const instead = [...Object.keys(subject.value), ...(subject.decoded?.undocumented ?? [])];
        // Nothing at all is no answer of APIKeyGet's own: that is every response's matter.
        if (instead.length === 0) return blocked('clause:ENV-1', 'the answer holds nothing');
        const message = 'APIKeyGet answers something other than a status block';
        return failed(subject, message, 'ResponseStatus', instead.join(', '), 'ResponseStatus');
      },
    },
    {
      level: 'SHOULD',
      slug: 'nothing-else',
      answers: 'successes',
      reads: 'status',
      judge: (subject) => {
        // Sorted: members come in another order in each format, and this is one cause.
        const more = (subject.decoded?.undocumented ?? [])
          .filter(
            (path) => !path.startsWith('ResponseStatus.') && !isMetadata(path) && !envelope.includes(path),
          )
          .sort();
        const message = 'APIKeyGet answers more than a status block';
        return more.length === 0
          ? []
          : failed(subject, message, 'ResponseStatus alone', more.join(', '), more[0]);
      },
    },
  ],
});
