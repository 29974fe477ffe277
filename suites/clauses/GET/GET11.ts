import { isNotLetIn } from '../../../harness/exchanges/statusMeaning.ts';
import { blocked, callRefused, failed, fromDeviation } from '../../../harness/verdicts/judgements.ts';
import { messageOf } from '../../../harness/verdicts/Subject.ts';
import { where } from '../../../specs/appliesTo.ts';
import { answersInItsFormat, operationIs } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';

export const GET11 = clause('GET-11', {
  statement:
    'AccountSettingsGet without SettingName, APIKeyGet and UserGet succeed with their documented members.',
  section: 'Endpoints: Operations with request and response shape',
  judging:
    'The call with the key alone is answered "0". With a SettingName only where the fixtures name one.',
  appliesTo: where(
    'These three: they need nothing but the key.',
    operationIs('AccountSettingsGet', 'APIKeyGet', 'UserGet'),
    answersInItsFormat,
  ),
  checks: [
    {
      answers: 'all',
      reads: 'status',
      judge: (subject) => {
        const deviations = subject.deviations.filter((one) => one.clause === 'GET-11');
        if (deviations.length > 0) return deviations.map((one) => fromDeviation(subject, one));
        if (subject.outcome === 'succeeded') return [];
        if (subject.outcome === 'unknown')
          return blocked('clause:ENV-1', 'no status block tells success from failure');
        if (isNotLetIn(subject.response.status) || subject.spec.address === 'namedGet') return callRefused;
        return failed(subject, 'a plain lawful Get fails', 'success', messageOf(subject));
      },
    },
  ],
});
