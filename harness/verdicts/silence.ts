import { turnedAway } from '../doubts/turnedAway.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import { remembered } from '../evidence/remembered.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { NetworkFailure } from '../exchanges/Exchange.ts';
import { fateOf } from '../writes/fateOf.ts';
import type { Judgement } from './Judgement.ts';

/** Why an answer says nothing about the target: no response came, it is too long for us, or the call was turned away. */
export interface Silence {
  readonly kind: NetworkFailure['kind'] | 'busy';
  readonly message: string;
}

/** How the remark on a call begins that was not answered within the timeout. */
export const noAnswerInTime = 'no answer (timeout)';

/** The remark on an answer that says nothing about the target; undefined for all others, refusals included. */
export function silenceOf(answer: Answer): Silence | undefined {
  const { failure } = answer.exchange;
  if (failure === null) {
    const message = turnedAway([answer]);
    return message === undefined ? undefined : { kind: 'busy', message };
  }
  const { kind, message } = failure;
  return { kind, message: kind === 'size' ? message : `no answer (${kind}): ${message}` };
}

/** Whether an answer says something about the target. A check that looks at all answers of its evidence asks this first. */
export const isAnswered = (answer: Answer): boolean =>
  !guarded.has(answer) && silenceOf(answer) === undefined;

/** Raises NoAnswerError if an answer says nothing. */
export function demandAnswer(answer: Answer): void {
  // An answer guarded by `readable` raises this by itself.
  if (silenceOf(answer) !== undefined) throw new NoAnswerError(answer);
}

/** Raised when a check looks into an answer that says nothing. Its case is errored, and no other case is. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly answer: Answer;

  /** `answer` is the one that says nothing; `message` may explain more than the answer itself. */
  constructor(answer: Answer, message = silenceOf(answer)?.message ?? 'no answer') {
    super(message);
    this.answer = answer;
  }
}

/** The judgement when a call that the case is about was not answered. */
export const unanswered = (answer: Answer): Judgement => {
  const { message } = new NoAnswerError(answer);
  return { kind: 'unanswered', answer, message };
};

/**
 * The evidence as a check reads it. A check that looks into an answer that says nothing gets a NoAnswerError. So a call without
 * an answer costs only the cases about it.
 *
 * We can't know what a target did with a write that it did not answer. So later answers say nothing either, unless that write was
 * an Insert: no other call names the record that it may have made. A scenario that went on with another record keeps such an
 * answer in `unanswered`, where it casts no doubt on the rest. It casts none in `pooled` evidence either.
 */
export const readable = remembered(shownTo);

function shownTo(evidence: Evidence): Evidence {
  const answers = [evidence.answer, ...Object.values(evidence.others)];
  const silent = answers.filter((answer) => silenceOf(answer) !== undefined);
  if (silent.length === 0) return evidence;
  const lost = evidence.pooled === true ? [] : silent.filter(leavesDoubt);
  const shown = (answer: Answer): Answer => {
    if (silenceOf(answer) !== undefined) return guard(answer, new NoAnswerError(answer));
    const before = lost.find((write) => isLater(answer, write));
    if (before === undefined) return answer;
    const unknown = `what became of that ${before.call.operationName} is not known, so later calls say nothing`;
    return guard(answer, new NoAnswerError(before, `${silenceOf(before)?.message}; ${unknown}`));
  };
  const others = Object.entries(evidence.others).map(([name, answer]) => [name, shown(answer)] as const);
  return { ...evidence, answer: shown(evidence.answer), others: Object.fromEntries(others) };
}

const guarded = new WeakSet<Answer>();

/** The answer with its whole response out of reach. The call can still be read. */
function guard(answer: Answer, error: NoAnswerError): Answer {
  const raise = (): never => {
    throw error;
  };
  const hidden = { get: raise, enumerable: true };
  const exchange = Object.defineProperties({ ...answer.exchange }, { response: hidden, failure: hidden });
  const found = Object.defineProperties(
    { ...(answer.moment && { moment: answer.moment }), call: answer.call, exchange, detour: answer.detour },
    { decoded: hidden, decodeError: hidden, readAs: hidden, untold: hidden },
  ) as Answer;
  guarded.add(found);
  return found;
}

/** Whether an unanswered call may still change a record that other calls may name. */
export const leavesDoubt = (answer: Answer): boolean =>
  fateOf(answer) === 'open' &&
  answer.call.operation !== null &&
  answer.call.operation.kind !== 'get' &&
  answer.call.members.mvRecordAction !== 'Insert';

const isLater = (one: Answer, { moment }: Answer): boolean =>
  one.moment === undefined || moment === undefined || one.moment.sent > moment.sent;
