import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { blocked, breach, callRefused, failed } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { unknownOutcomeOf } from '../../../harness/verdicts/unreadableCause.ts';
import { anotherFailure } from '../../../harness/verdicts/yieldsTo.ts';
import { shown } from '../../../harness/words/shown.ts';
import { where } from '../../../specs/appliesTo.ts';
import { addressIs, except, hasResponseMember } from '../../../specs/rules.ts';
import type { Value } from '../../../specs/Value.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { afterTheDelete } from '../../probes/scenarioNames.ts';
import { notDeletedAgain } from '../DEL/secondDelete.ts';

export const ENV9 = clause('ENV-9', {
  statement: 'Where a delete has the member result, it is true if the record was deleted and false if not.',
  section: 'Response envelope (present in every response)',
  judging:
    'Judged on successes and on failures; result left out of a failure is a warning (SHOULD). That it is a bool is TYP-2.',
  appliesTo: where(
    'The four deletes whose rows list result; away from the default address on an unknown id.',
    hasResponseMember('result'),
    except(addressIs('namedGet')),
  ),
  yieldsTo: [anotherFailure],
  checks: [
    { answers: 'all', reads: 'status', alsoAsks: 'taken', judge: tellsWhatHappened },
    {
      level: 'SHOULD',
      slug: 'present',
      answers: 'failures',
      reads: 'status',
      judge: (subject) =>
        resultOf(subject.answer) === null
          ? failed(subject, 'a failed delete carries no result', 'false', 'absent', 'result')
          : [],
    },
    on(afterTheDelete, tellsOfTheSecond, { ...asAnswered, slug: 'again' }),
  ],
});

const resultOf = ({ decoded }: Answer): Value => decoded?.value.result ?? null;

/** Why a failure's result can't be judged. */
function unreadable(result: Value) {
  if (result === null) return blocked('nothing', 'the failure carries no result');
  return typeof result === 'boolean' ? undefined : blocked('clause:TYP-2', 'result is not a readable bool');
}

function tellsWhatHappened(subject: Subject) {
  const { outcome, spec } = subject;
  if (spec.expects === 'success' && outcome === 'failed') return callRefused;
  if (spec.expects === 'failure' && outcome === 'succeeded')
    return blocked(`clause:${spec.shownBy ?? 'ERR-4'}`, 'the call was answered with success');
  const result = resultOf(subject.answer);
  const happened = outcome === 'succeeded';
  if (happened && result === null) return blocked('clause:ENV-14', 'result is missing');
  return (
    unreadable(result) ??
    (result === happened
      ? []
      : failed(subject, 'result does not say what happened', `${happened}`, shown(result), 'result'))
  );
}

/** The second delete of one record: where it fails, it did not happen. */
function tellsOfTheSecond(subject: Subject<'again'>) {
  const { again } = subject.others;
  if (subject.outcome !== 'succeeded') return callRefused;
  if (again === undefined) return notDeletedAgain(subject);
  const outcome = outcomeOf(again, 'failure');
  if (outcome === 'unknown') return unknownOutcomeOf(again);
  if (outcome === 'succeeded') return blocked('clause:DEL-1', 'the record is deleted twice');
  const result = resultOf(again);
  const message = 'a second delete fails and says that it happened';
  return (
    unreadable(result) ?? (result === true ? [breach(again, message, 'false', shown(result), 'result')] : [])
  );
}
