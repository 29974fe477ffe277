import { hasSucceeded, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { isNotLetIn } from '../../../harness/exchanges/statusMeaning.ts';
import { saidBy } from '../../../harness/records/listed.ts';
import { obstacleIn } from '../../../harness/verdicts/gate.ts';
import { blocked, breach, failed } from '../../../harness/verdicts/judgements.ts';
import { lacksMore } from '../../../harness/verdicts/refusals.ts';
import { messageOf, type Subject, subjectBeside } from '../../../harness/verdicts/Subject.ts';
import { failsTheSameWithOptions, succeedsWithOptions } from '../../../harness/verdicts/sameWithOptions.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { successClause } from '../../../specs/promises.ts';
import { takesShownOption } from '../../../specs/rules.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { callsWithOptions, optionsOf } from '../../probes/recordActions/callsWithOptions.ts';
import { refusedWithBoth, refusedWithout, type WithOptions } from '../../probes/recordActions/withOptions.ts';
import { sendsOptions } from '../../probes/scenarioNames.ts';

/** A member that a row marks "(opt)" may be sent or left out: the call is taken, or fails, the same way. */
export const ACT10 = clause('ACT-10', {
  statement: 'A request member marked "(opt)" may be sent or left out.',
  section: 'Endpoints: Operations with request and response shape',
  judging:
    'Both calls are taken. NotifyCustomer is never sent as true; SettingName without a fixture, SortBy and CustomReportParameters are only left out. Members without the mark are always sent.',
  open: 'What the members do.',
  appliesTo: atHome(
    'The operations whose rows mark a member that can be sent, other than the source application (ACT-8), what every Get takes (GET, FLT), and Page and Limit (GET-10).',
    takesShownOption,
  ),
  scenarios: (called) => {
    const own = callsWithOptions.filter((one) => one.of(called));
    if (own.length === 0 && takesShownOption({ operation: called, format: 'json', address: 'path' }))
      throw new Error(`nothing is known of the options of ${called.name}`);
    return own;
  },
  checks: [
    on(sendsOptions, succeedsEitherWay, { ...asAnswered, when: (_, { expects }) => expects === 'success' }),
    on(sendsOptions, failsEitherWay, { ...asAnswered, when: (_, { expects }) => expects === 'failure' }),
  ],
});

/** The call is taken with the options as it is without. A refusal without them is another clause's. */
function succeedsEitherWay(subject: Subject<WithOptions>) {
  const called = subject.spec.operation;
  const { refused, without, otherAlone, otherwise, [refusedWithBoth]: refusedBoth } = subject.others;
  const plain = called === null ? undefined : successClause(called);
  const outcome = without?.decoded == null ? undefined : outcomeOf(without, 'success');
  if (plain !== undefined && without !== undefined && outcome === 'failed')
    return (
      obstacleIn(without, subject.context) ??
      blocked(`clause:${plain}`, 'without the options the call is refused')
    );
  const message = 'the call is refused with optional members, and taken without';
  if (refused !== undefined && outcome === 'succeeded')
    return [breach(refused, message, 'success', saidBy(refused))];
  // Each of them alone was taken.
  if (
    refusedBoth !== undefined &&
    otherAlone !== undefined &&
    [subject.answer, otherAlone].every(hasSucceeded)
  )
    return [
      breach(
        refusedBoth,
        'the call is refused with both of its optional members',
        'success',
        saidBy(refusedBoth),
      ),
    ];
  if (otherwise !== undefined)
    return blocked(
      'control',
      'the call is refused with one value of its optional members, and taken with another',
    );
  return succeedsWithOptions(subject, optionsOf(called).join(', '));
}

/** The call on what does not exist fails with the options as it does without. One on what exists is taken. */
function failsEitherWay(subject: Subject<WithOptions>) {
  const options = optionsOf(subject.spec.operation);
  return takenWhereItExists(subject, options) ?? failsTheSameWithOptions(subject, options);
}

/** What the calls on a record that exists tell: undefined where there were none, or none that tells. */
function takenWhereItExists(subject: Subject<WithOptions>, options: readonly string[]) {
  const { existing, refused, [refusedWithout]: plain } = subject.others;
  if (existing === undefined || outcomeOf(existing, 'success') !== 'succeeded') return undefined;
  if (plain !== undefined) {
    const refusal = subjectBeside(subject, plain);
    return failed(
      refusal,
      `the call is taken with ${options.join(', ')} only`,
      'success without it too',
      messageOf(refusal),
    );
  }
  if (refused === undefined || lacksMore(refused)) return undefined;
  const called = subjectBeside(subject, refused);
  if (isNotLetIn(called.response.status)) return undefined;
  const message = `the call is refused with ${options.join(', ')}, and taken without`;
  return failed(called, message, 'success', messageOf(called));
}
