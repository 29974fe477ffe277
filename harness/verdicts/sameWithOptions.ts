import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, numeric, sameNumber } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';
import { sameValue } from '../canonical/values.ts';
import { outcomeOf } from '../exchanges/outcome.ts';
import { blocked, callRefused, failed, shown } from './judgements.ts';
import { plainAgain, refusedByNow } from './refusals.ts';
import { messageOf, type Subject, subjectBeside } from './Subject.ts';

/**
 * Judges that a call on what does not exist fails the same way with optional members (`subject`) as without them (`others.without`).
 * The codes are the same, and the Message names what it named, and no optional member. A server may look at a record that is sent
 * first, and refuse it for what it lacks (rule 3): how the call fails with one tells nothing.
 */
export function failsTheSameWithOptions(subject: Subject, members: readonly string[]) {
  const { without } = subject.others;
  if (without?.decoded == null)
    return blocked('control', 'the same call without the optional members brought no readable answer');
  const outcomes = [subject.outcome, outcomeOf(without, 'failure')];
  if (outcomes.includes('unknown'))
    return blocked('clause:ENV-1', 'no status block tells success from failure');
  if (outcomes.includes('succeeded'))
    return blocked('nothing', 'a call that names something that does not exist succeeded');
  const other = subjectBeside(subject, without);
  const id = Object.values(subject.answer.call.members).find(isNumeric)?.lexeme ?? '';
  for (const [one, twin] of [
    [subject, other],
    [other, subject],
  ] as const) {
    const message = textOf(one.status?.Message);
    const ofTwin = textOf(twin.status?.Message);
    // What both say is a way of wording: only one of the two calls sent the members.
    const blamed = members.find((name) => namesMember(name, message) && !namesMember(name, ofTwin));
    const isLost = blamed === undefined && !message.includes(id) && ofTwin.includes(id);
    if (blamed === undefined && !isLost) continue;
    if (one === subject && sendsRecord(subject, members))
      return blocked('control', `the target refused what was sent, not what was named: ${shown(message)}`);
    const expected = `what it says ${one === subject ? 'without' : 'with'} the optional members`;
    const path = 'ResponseStatus.Message';
    return failed(one, 'the call fails for another reason', expected, shown(message), path);
  }
  const unlikeMember = ['InternalErrorCode', 'result', 'entityID'].find(
    (code) => !saysTheSame(subject.value[code] ?? null, other.value[code] ?? null),
  );
  if (unlikeMember === undefined) return [];
  if (sendsRecord(subject, members))
    return blocked(
      'control',
      `the target may have refused what was sent, not what was named: ${unlikeMember} differs`,
    );
  const [expected, actual] = [shown(other.value[unlikeMember]), shown(subject.value[unlikeMember])];
  return failed(subject, 'the call fails in another way', expected, actual, unlikeMember);
}

const sendsRecord = ({ answer }: Subject, members: readonly string[]): boolean =>
  members.some((name) => isRecord(answer.call.members[name]));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

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
