import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, numeric, sameNumber } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';
import { sameAgain } from '../canonical/sayings.ts';
import { sameValue } from '../canonical/values.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { hasSucceeded, outcomeOf } from '../exchanges/outcome.ts';
import { messageIn } from '../exchanges/statusBlock.ts';
import { shown } from '../words/shown.ts';
import { blocked, callRefused, failed } from './judgements.ts';
import { plainAgain, refusedByNow } from './refusals.ts';
import { messageOf, type Subject, subjectBeside } from './Subject.ts';

/** Where two failing calls differ: the member of the answers, the call that is blamed for it, and the other one. */
interface FailureDifference {
  readonly path: string;
  readonly blamed: Answer;
  readonly other: Answer;
}

/**
 * How two failing calls differ, where one of them may send optional members. The codes must be the same. A Message must name the id if the
 * other one does, and must name no optional member that the other one does not name.
 */
export function failureDifference(
  left: Answer,
  right: Answer,
  members: readonly string[],
): FailureDifference | undefined {
  const id = Object.values(left.call.members).find(isNumeric)?.lexeme ?? '';
  for (const [blamed, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const [message, ofOther] = [textIn(blamed), textIn(other)];
    // What both say is a way of wording.
    const namesOption = members.some((name) => namesMember(name, message) && !namesMember(name, ofOther));
    if (namesOption || (!message.includes(id) && ofOther.includes(id)))
      return { path: messagePath, blamed, other };
  }
  const path = ['InternalErrorCode', 'result', 'entityID'].find(
    (code) => !saysTheSame(valueAt(left, code), valueAt(right, code)),
  );
  return path === undefined ? undefined : { path, blamed: left, other: right };
}

/**
 * Judges that a call on what does not exist fails the same way with optional members (`subject`) as without them (`others.without`).
 * A difference counts only where the earlier of the two calls says the same again (`sameAgain`). A lawful server may look at a record that is sent
 * first, and refuse it for what it lacks (rule 3): how the call fails with one tells nothing.
 */
export function failsTheSameWithOptions(subject: Subject, members: readonly string[]) {
  const { without, [sameAgain]: again } = subject.others;
  if (without?.decoded == null)
    return blocked('control', 'the same call without the optional members brought no readable answer');
  const outcomes = [subject.outcome, outcomeOf(without, 'failure')];
  if (outcomes.includes('unknown'))
    return blocked('clause:ENV-1', 'no status block tells success from failure');
  if (outcomes.includes('succeeded'))
    return blocked('nothing', 'a call that names something that does not exist succeeded');
  const difference = failureDifference(subject.answer, without, members);
  if (difference === undefined) return [];
  if (again !== undefined) {
    const sendsOptions = members.some((name) => again.call.members[name] !== undefined);
    if (!failsLikewise(again, sendsOptions ? subject.answer : without, members))
      return blocked('control', 'the same call fails in another way when it is made again');
  }
  const { path, blamed, other } = difference;
  const isOfRecord = blamed === subject.answer && sendsRecord(subject, members);
  if (path !== messagePath)
    return isOfRecord
      ? blocked('control', `the target may have refused what was sent, not what was named: ${path} differs`)
      : failed(
          subject,
          'the call fails in another way',
          shown(valueAt(other, path)),
          shown(valueAt(blamed, path)),
          path,
        );
  const said = shown(textIn(blamed));
  if (isOfRecord) return blocked('control', `the target refused what was sent, not what was named: ${said}`);
  const [inBlamed, inOther] = blamed === subject.answer ? ['with', 'without'] : ['without', 'with'];
  const sent = members.filter((name) => subject.answer.call.members[name] !== undefined);
  return failed(
    subjectBeside(subject, blamed),
    `the call fails for another reason ${inBlamed} ${sent.join(', ')}`,
    `what it says ${inOther} the optional members: ${shown(textIn(other))}`,
    said,
    path,
  );
}

/** Whether a call that was made again fails just as it did before. */
const failsLikewise = (again: Answer, earlier: Answer, members: readonly string[]): boolean =>
  outcomeOf(again, 'failure') === 'failed' && failureDifference(earlier, again, members) === undefined;

const messagePath = 'ResponseStatus.Message';

const textIn = (answer: Answer): string => messageIn(answer) ?? '';

const valueAt = ({ decoded }: Answer, path: string): Value => decoded?.value[path] ?? null;

const sendsRecord = ({ answer }: Subject, members: readonly string[]): boolean =>
  members.some((name) => isRecord(answer.call.members[name]));

/** Whether a text has the member's name as a word of its own; `ShippingInformationCreateLabel` does not name ShippingInfo. */
const namesMember = (name: string, text: string): boolean =>
  new RegExp(`(?<![a-z0-9])${name}(?![a-z0-9])`, 'i').test(text);

/** Whether two codes are one; no value, empty text, false and 0 are the same. */
const saysTheSame = (left: Value, right: Value): boolean =>
  sameValue(left, right) || (isNoCode(left) && isNoCode(right));

const isNoCode = (value: Value): boolean =>
  value === null || value === '' || value === false || sameNumber(value, numeric(0));

/**
 * Judges that a call is taken with optional members (`subject`) as it is without them (`others.without`). A refusal of one of the two
 * is the breach. Where both are refused, or a later call without them, that is a refused control. So it is if only the later one is taken.
 */
export function succeedsWithOptions(subject: Subject, names: string) {
  const { without, [plainAgain]: again } = subject.others;
  const plain = without?.decoded == null ? 'unknown' : outcomeOf(without, 'success');
  if (subject.outcome === 'unknown' || plain === 'unknown')
    return blocked('clause:ENV-1', 'no status block tells success from failure');
  if (subject.outcome === plain) return plain === 'failed' ? callRefused : [];
  const byNow = subject.outcome === 'failed' ? refusedByNow(again) : undefined;
  if (byNow !== undefined) return byNow;
  if (plain === 'failed' && again !== undefined && hasSucceeded(again))
    return blocked('control', 'the call without them was refused once, and taken later');
  return plain === 'failed'
    ? failed(
        subject,
        `the call is taken with ${names} only`,
        'success without it too',
        'a refusal without it',
      )
    : failed(subject, `the call is refused with ${names}`, 'success', messageOf(subject));
}
