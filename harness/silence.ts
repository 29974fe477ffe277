import type { Answer } from './Answer.ts';
import type { Case, CheckContext } from './Case.ts';
import type { Evidence } from './Evidence.ts';
import type { NetworkFailure } from './Exchange.ts';
import { fateOf } from './fateOf.ts';
import type { Judgement } from './Judgement.ts';
import { turnedAway } from './turnedAway.ts';

/** Why an answer says nothing of the target: no response came, it is too long for us, or the call was turned away. */
export interface Silence {
  readonly kind: NetworkFailure['kind'] | 'busy';
  readonly message: string;
}

/** What is said of an answer that says nothing of the target; undefined of all others, refusals included. */
export function silenceOf(answer: Answer): Silence | undefined {
  const { failure } = answer.exchange;
  if (failure === null) {
    const message = turnedAway([answer]);
    return message === undefined ? undefined : { kind: 'busy', message };
  }
  const { kind, message } = failure;
  return { kind, message: kind === 'size' ? message : `no answer (${kind}): ${message}` };
}

/** Whether an answer says something of the target. A check that looks at all answers of its evidence asks this first. */
export const isAnswered = (answer: Answer): boolean =>
  !guarded.has(answer) && silenceOf(answer) === undefined;

/** Raises NoAnswerError where an answer says nothing. */
export function demandAnswer(answer: Answer): void {
  // One that `readable` gave raises by itself.
  if (silenceOf(answer) !== undefined) throw new NoAnswerError(answer);
}

/** Raised where a check looks into an answer that says nothing: its case is errored, and no other case is. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly answer: Answer;

  /** `answer` is the one that says nothing; `message` says more of it than it does itself. */
  constructor(answer: Answer, message = silenceOf(answer)?.message ?? 'no answer') {
    super(message);
    this.answer = answer;
  }
}

/** What a check makes of evidence, where that it looked into an answer that says nothing is a judgement too. */
export function asked({ check }: Pick<Case, 'check'>, evidence: Evidence, context: CheckContext): Judgement {
  try {
    return check(evidence.silence === 'judged' ? evidence : readable(evidence), context);
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    return { kind: 'unanswered', answer: error.answer, message: error.message };
  }
}

/** That a case can't be judged because a call that it is about was not answered. */
export const unanswered = (answer: Answer): Judgement => {
  const { message } = new NoAnswerError(answer);
  return { kind: 'unanswered', answer, message };
};

/**
 * The evidence as a check reads it: whoever looks into an answer that says nothing gets a NoAnswerError, so that a call
 * without an answer costs the cases that are about it and no others.
 *
 * What a target made of a write that it did not answer is not known. So the answers that came later say nothing either, unless
 * that write was an Insert: the record that it may have made is named by no other call. A scenario that went on with another
 * record keeps such an answer in `unanswered`, where it casts no doubt on the rest; nor does it where the evidence is `pooled`.
 */
export function readable(evidence: Evidence): Evidence {
  const known = shownAs.get(evidence) ?? shownTo(evidence);
  shownAs.set(evidence, known);
  return known;
}

const shownAs = new WeakMap<Evidence, Evidence>();

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

/** The answer with everything of its response out of reach; the call can still be read. */
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

/** Whether a call that was not answered may still do something to a record that other calls may name. */
export const leavesDoubt = (answer: Answer): boolean =>
  fateOf(answer) === 'open' &&
  answer.call.operation !== null &&
  answer.call.operation.kind !== 'get' &&
  answer.call.members.mvRecordAction !== 'Insert';

const isLater = (one: Answer, { moment }: Answer): boolean =>
  one.moment === undefined || moment === undefined || one.moment.sent > moment.sent;
