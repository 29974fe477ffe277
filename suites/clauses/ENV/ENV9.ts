import type { Judgement } from '../../../harness/Judgement.ts';
import { addressIs, both, except, hasResponseMember } from '../../../specs/rules.ts';
import { untoldBy } from '../../kernel/addressBlame.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { refused } from '../../kernel/gate.ts';
import { blocked, failed, passed, shown } from '../../kernel/judgements.ts';
import { outcomeOf } from '../../kernel/outcomeOf.ts';
import { type Subject, subjectOf } from '../../kernel/Subject.ts';
import { afterTheDelete } from '../../probes/deletes.ts';
import { notDeletedAgain } from '../DEL/removed.ts';

const isMissing = (subject: Subject): boolean =>
  subject.value.result === undefined || subject.value.result === null;

/** The second delete of one record: where it fails, it did not happen. */
function toldAgain(subject: Subject): Judgement {
  const { again } = subject.evidence.others;
  if (subject.outcome !== 'succeeded') return refused(subject);
  if (again === undefined) return notDeletedAgain(subject);
  const outcome = outcomeOf(again, 'failure');
  if (outcome === 'unknown') return untoldBy(again);
  if (outcome === 'succeeded') return blocked('clause:DEL-1', 'the record is deleted twice');
  const second = subjectOf(
    { answer: again, others: {} },
    { ...subject.spec, expects: 'failure' },
    subject.context,
  );
  const { result } = second.value;
  if (result === undefined || result === null) return blocked('nothing', 'the failure carries no result');
  if (typeof result !== 'boolean') return blocked('clause:TYP-2', 'result is no bool that could be read');
  return result
    ? failed(second, 'a second delete fails and says that it happened', 'false', shown(result), 'result')
    : passed;
}

/** result tells whether the delete happened; left out on a failure: a warning of its own. */
export const ENV9: JudgedClause = clause('ENV-9', {
  level: 'MUST',
  statement:
    'In the deletes that list it, result is true when the delete happened and false when it did not.',
  section: 'Response envelope (present in every response)',
  judging:
    'Judged on successes and on failures; result left out of a failure is a warning (SHOULD). That it is a bool is TYP-2.',
  appliesTo: {
    reason: 'The four deletes whose rows list result; away from the default address on an unknown id.',
    holds: both(hasResponseMember('result'), except(addressIs('namedGet'))),
  },
  checks: [
    {
      on: 'any',
      reads: 'status',
      judge: (subject) => {
        const { outcome } = subject;
        if (subject.spec.expects === 'success' && outcome === 'failed') return refused(subject);
        if (subject.spec.expects === 'failure' && outcome === 'succeeded') {
          const { shownBy = 'ERR-4' } = subject.spec;
          return blocked(`clause:${shownBy}`, 'the call was answered with success');
        }
        if (isMissing(subject)) {
          return outcome === 'succeeded'
            ? blocked('clause:ENV-14', 'result is missing')
            : blocked('nothing', 'the failure carries no result');
        }
        if (typeof subject.value.result !== 'boolean')
          return blocked('clause:TYP-2', 'result is no bool that could be read');
        const due = outcome === 'succeeded';
        if (subject.value.result === due) return passed;
        return failed(
          subject,
          'result does not tell what happened',
          String(due),
          shown(subject.value.result),
          'result',
        );
      },
    },
    {
      level: 'SHOULD',
      slug: 'present',
      on: 'failure',
      reads: 'status',
      judge: (subject) =>
        isMissing(subject)
          ? failed(subject, 'a failed delete carries no result', 'false', 'absent', 'result')
          : passed,
    },
    {
      slug: 'again',
      scenario: afterTheDelete,
      on: 'any',
      reads: 'status',
      judge: toldAgain,
    },
  ],
});
