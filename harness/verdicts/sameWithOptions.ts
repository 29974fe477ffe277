import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, numeric, sameNumber } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';
import { sameAgain } from '../canonical/sayings.ts';
import { sameValue } from '../canonical/values.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { outcomeOf } from '../exchanges/outcome.ts';
import { messageIn } from '../exchanges/statusBlock.ts';
import { blocked, callRefused, failed, shown } from './judgements.ts';
import { plainAgain, refusedByNow } from './refusals.ts';
import { messageOf, type Subject, subjectBeside } from './Subject.ts';

/** What two failing calls tell otherwise: the member of the answer, the call that says it, and the other one. */
interface Unlike {
  readonly path: string;
  readonly one: Answer;
  readonly twin: Answer;
}

/**
 * What a call on what does not exist tells otherwise with optional members than without them. The codes are to be the same, and the
 * Message is to name what it named, and no optional member.
 */
export function toldUnlike(answer: Answer, without: Answer, members: readonly string[]): Unlike | undefined {
  const id = Object.values(answer.call.members).find(isNumeric)?.lexeme ?? '';
  for (const [one, twin] of [
    [answer, without],
    [without, answer],
  ] as const) {
    const [message, ofTwin] = [textIn(one), textIn(twin)];
    // What both say is a way of wording: only one of the two calls sent the members.
    const isBlamed = members.some((name) => namesMember(name, message) && !namesMember(name, ofTwin));
    if (isBlamed || (!message.includes(id) && ofTwin.includes(id))) return { path: messagePath, one, twin };
  }
  const path = ['InternalErrorCode', 'result', 'entityID'].find(
    (code) => !saysTheSame(valueAt(answer, code), valueAt(without, code)),
  );
  return path === undefined ? undefined : { path, one: answer, twin: without };
}

/**
 * Judges that a call on what does not exist fails the same way with optional members (`subject`) as without them (`others.without`).
 * A difference counts only where the earlier of the two calls says the same again (`sameAgain`). A server may look at a record that is sent
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
  const unlike = toldUnlike(subject.answer, without, members);
  if (unlike === undefined) return [];
  const { path, one, twin } = unlike;
  if (again !== undefined) {
    const isWithout = members.every((name) => again.call.members[name] === undefined);
    const first = isWithout ? without : subject.answer;
    if (outcomeOf(again, 'failure') !== 'failed' || toldUnlike(first, again, members) !== undefined)
      return blocked('control', 'the same call fails in another way when it is made again');
  }
  const isMessage = path === messagePath;
  const said = shown(isMessage ? textIn(one) : valueAt(one, path));
  if (one === subject.answer && sendsRecord(subject, members))
    return blocked(
      'control',
      isMessage
        ? `the target refused what was sent, not what was named: ${said}`
        : `the target may have refused what was sent, not what was named: ${path} differs`,
    );
  const other = `what it says ${one === subject.answer ? 'without' : 'with'} the optional members`;
  return isMessage
    ? failed(subjectBeside(subject, one), 'the call fails for another reason', other, said, path)
    : failed(subject, 'the call fails in another way', shown(valueAt(twin, path)), said, path);
}

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
 * is the breach. Where both are refused, or a later call without them, that is a refused control.
 */
export function succeedsWithOptions(subject: Subject, names: string) {
  const { without, [plainAgain]: again } = subject.others;
  const plain = without?.decoded == null ? 'unknown' : outcomeOf(without, 'success');
  if (subject.outcome === 'unknown' || plain === 'unknown')
    return blocked('clause:ENV-1', 'no status block tells success from failure');
  if (subject.outcome === plain) return plain === 'failed' ? callRefused : [];
  const byNow = subject.outcome === 'failed' ? refusedByNow(again) : undefined;
  if (byNow !== undefined) return byNow;
  return plain === 'failed'
    ? failed(
        subject,
        `the call is taken with ${names} only`,
        'success without it too',
        'a refusal without it',
      )
    : failed(subject, `the call is refused with ${names}`, 'success', messageOf(subject));
}
