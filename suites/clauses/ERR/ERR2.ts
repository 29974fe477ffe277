import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { messageIn } from '../../../harness/exchanges/statusBlock.ts';
import { blocked, breach, callRefused } from '../../../harness/verdicts/judgements.ts';
import { type Subject, sentIdText } from '../../../harness/verdicts/Subject.ts';
import { unknownOutcomeOf } from '../../../harness/verdicts/unreadableCause.ts';
import { saysMissing } from '../../../harness/words/namesMissing.ts';
import { shown } from '../../../harness/words/shown.ts';
import { whereShownFor } from '../../../specs/appliesTo.ts';
import { atDefaultAddress } from '../../../specs/rules.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { ofOperation, probe, type ScenarioPlace, siblingKey } from '../../kernel/probe.ts';
import type { LeftByDelete } from '../../probes/deletes.ts';
import { afterTheDelete, unknownIdScenario } from '../../probes/scenarioNames.ts';
import { notDeletedAgain } from '../DEL/secondDelete.ts';
import { internalCode, shownFailure } from './shownFailure.ts';

const code = 'DiscountNotExists';

/** The second delete of a discount, beside the delete of an id that never existed. Nothing is sent for it. */
const deletedAndUnknown = probe<LeftByDelete>({
  name: 'deleted-and-unknown',
  of: ofOperation('DiscountDelete'),
  requires: (place) => [siblingKey(place, 'DiscountDelete', unknownIdScenario), afterKey(place)],
  gather: async (context, place) => {
    const unknown = await context.other(siblingKey(place, 'DiscountDelete', unknownIdScenario));
    return unknown.kind === 'blocked' ? unknown : context.other(afterKey(place));
  },
});

const afterKey = (place: ScenarioPlace): string => siblingKey(place, 'DiscountDelete', afterTheDelete);

export const ERR2 = clause('ERR-2', {
  statement:
    'DiscountDelete of an unknown id fails. The Message names the id, and InternalErrorCode is DiscountNotExists.',
  section: 'Errors 3',
  judging:
    'Grouping characters between the digits do not matter. Where the refusal of a number far above all ids does not say that it does not exist, one nearer to them is judged. ErrorCode 500 is ENV-3, result false is ENV-9. SHOULD: a second delete that says that the discount does not exist has the code too.',
  appliesTo: whereShownFor('DiscountDelete'),
  checks: [
    ...shownFailure('ERR-2', sentIdText, (subject) => internalCode(subject, code)),
    on(deletedAndUnknown, isUnknownOnceDeleted, {
      ...asAnswered,
      level: 'SHOULD',
      slug: 'again',
      when: atDefaultAddress,
    }),
  ],
});

/** Judges the code of a second delete if its Message says that the discount does not exist. */
function isUnknownOnceDeleted(subject: Subject<LeftByDelete>) {
  const { again, unknown } = subject.others;
  if (subject.outcome !== 'succeeded') return callRefused;
  if (again === undefined) return notDeletedAgain(subject);
  if (unknown?.decoded?.value.InternalErrorCode !== code)
    return blocked('clause:ERR-2', 'the delete of an id that never existed does not have the code either');
  const outcome = outcomeOf(again, 'failure');
  if (outcome === 'unknown' || again.decoded === null) return unknownOutcomeOf(again);
  if (outcome === 'succeeded') return blocked('clause:DEL-1', 'the second delete is taken');
  if (!saysMissing(messageIn(again) ?? ''))
    return blocked('nothing', 'the second delete does not say that the discount does not exist');
  const { InternalErrorCode: told = '' } = again.decoded.value;
  const message = 'the second delete of a discount has another InternalErrorCode';
  return told === code ? [] : [breach(again, message, code, shown(told), 'InternalErrorCode')];
}
