import { isNotLetIn } from '../../../harness/exchanges/statusMeaning.ts';
import { blocked, breach, callRefused, failed } from '../../../harness/verdicts/judgements.ts';
import { refusedForm } from '../../../harness/verdicts/refusedForm.ts';
import { mayLackStatus } from '../../../harness/verdicts/Subject.ts';
import { addressCause } from '../../../harness/verdicts/unreadableCause.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { all } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';

export const AUTH1 = clause('AUTH-1', {
  statement: 'The key in the body field APIKEY is enough for every operation.',
  section: 'Authentication 1',
  judging: 'No call carries a header for it, and none is refused because it has no header.',
  open: 'Which rights a key has (Authentication 3). An operation that answers every call with 403 and no challenge, or with a Message about rights, is blocked.',
  appliesTo: atHome(
    'Every operation at the default address of each format, where the body carries the key.',
    all,
  ),
  checks: [
    {
      answers: 'all',
      reads: 'value',
      when: (_, scenario) => scenario.expects === 'success',
      judge: (subject) => {
        if (subject.answer.detour !== null)
          return blocked(
            addressCause(subject.answer, subject.spec),
            'the key could not be sent in a body of this format',
          );
        const { status, headers } = subject.response;
        if (isNotLetIn(status)) {
          const challenge = headers.find(([name]) => name === 'www-authenticate')?.[1] ?? 'no challenge';
          const message = 'a call with the key in its body is not let in';
          return failed(subject, message, 'an answer', `HTTP ${status}, ${challenge}`);
        }
        const refused = refusedForm(subject, 'key');
        if (refused !== undefined) {
          const { form, answer } = refused;
          const message = `the key is not found in ${form.about}`;
          return [breach(answer, message, 'an answer', `HTTP ${answer.exchange.response?.status}`, 'APIKEY')];
        }
        if (subject.outcome === 'failed') return callRefused;
        return subject.outcome === 'succeeded' || mayLackStatus(subject)
          ? []
          : blocked('clause:ENV-1', 'no status block tells whether the key was taken');
      },
    },
  ],
});
