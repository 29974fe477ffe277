import type { Slots } from '../../generators/oddValues/slots.ts';
import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, sameNumber } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';
import { recordIn, sameText } from '../canonical/values.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { outcomeOf } from '../exchanges/outcome.ts';
import { statusIn } from '../exchanges/statusBlock.ts';
import type { Judgement, Violation } from '../verdicts/Judgement.ts';
import { breach, judged } from '../verdicts/judgements.ts';
import { demandAnswer, isAnswered } from '../verdicts/silence.ts';
import { shown } from '../words/shown.ts';

/** One value that was sent, and what came back in its place. */
export interface Slotted {
  readonly sent: Value;
  readonly back: Value | undefined;
  /** Which slot it stood in. */
  readonly slot?: number;
}

/** Whether a text came back as it was sent: the rule of TYP-12, for the echo of a write and for every read. */
export const cameBackAsSent = ({ sent, back }: Pick<Slotted, 'sent' | 'back'>): boolean =>
  typeof sent === 'string' ? sameText(sent, back) : sent === back;

/** Whether a plain value did not come back; fractions and datetimes that came back as others are what is probed. */
export function isPlainValueLost({ sent, back, slot = 0 }: Slotted, { proven }: Slots): boolean {
  if (slot >= (proven ?? Number.POSITIVE_INFINITY)) return false;
  if (back === undefined || back === null) return true;
  if (typeof sent === 'string') return !sameText(sent, back);
  return isNumeric(sent) && /^-?\d+$/.test(sent.lexeme) && !sameNumber(sent, back);
}

/** What became of the values of one write: it was refused, taken, taken and answered with what can't be read, or not answered. */
export type SlottedAnswer = { readonly sent: readonly Value[] } & (
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'refused' | 'unreadable'; readonly message: string }
  | { readonly kind: 'taken'; readonly values: readonly Slotted[] }
);

/** Pure: the same for the search and for the check. Worked out once, for every text of an answer is a case that asks for it. */
export function slottedOf(slots: Slots, answer: Answer): SlottedAnswer {
  const known = slotted.get(slots) ?? new WeakMap<Answer, SlottedAnswer>();
  slotted.set(slots, known);
  const found = known.get(answer) ?? slottedIn(slots, answer);
  known.set(answer, found);
  return found;
}

const slotted = new WeakMap<Slots, WeakMap<Answer, SlottedAnswer>>();

function slottedIn(slots: Slots, answer: Answer): SlottedAnswer {
  const { call } = answer;
  const name = call.operation?.record;
  const record = name === undefined ? undefined : call.members[name];
  if (name === undefined || !isRecord(record)) throw new Error(`${call.operationName} sent no record`);
  const all = slots.read(record);
  const sent = all.filter((value): value is Value => value !== undefined);
  if (!isAnswered(answer)) return { kind: 'unanswered', sent };
  const { decoded, exchange } = answer;
  const status = exchange.response?.status ?? 0;
  if (decoded === null) {
    const message = `HTTP ${status}: ${answer.decodeError?.message ?? 'no answer'}`;
    return { kind: status >= 400 ? 'refused' : 'unreadable', sent, message };
  }
  if (outcomeOf(answer, 'success') === 'failed') {
    return { kind: 'refused', sent, message: `HTTP ${status}, Message ${shown(statusIn(answer)?.Message)}` };
  }
  const echo = decoded.value[name];
  const back = isRecord(echo) ? slots.read(echo) : [];
  const values = all.flatMap((value, index) =>
    value === undefined ? [] : [{ sent: value, back: back[index], slot: index }],
  );
  return { kind: 'taken', sent, values };
}

/** One write that `writeOddValues` made, and what became of its values. */
export interface Tried {
  readonly back: SlottedAnswer;
  readonly answer: Answer;
}

/** The answers to the writes that `writeOddValues` made, as they stand among the others. */
export const triedAnswers = (others: Evidence['others']): Evidence['others'] =>
  Object.fromEntries(Object.entries(others).filter(([name]) => /^(?:together|alone)-/.test(name)));

/** The writes that `writeOddValues` made, each with what became of its values. */
export const triedIn = (slots: Slots, { others }: Evidence): readonly Tried[] =>
  Object.values(triedAnswers(others)).map((answer) => ({ back: slottedOf(slots, answer), answer }));

/** The breaches that were found in writes; a pass only where all of them were answered. */
export function ofTried(tried: readonly Tried[], violations: readonly Violation[]): Judgement {
  if (violations.length === 0) for (const { answer } of tried) demandAnswer(answer);
  return judged(violations);
}

/** Whether every write that sends such a value is refused: a lawful server may require something else with it. */
export function areAllRefused(tried: readonly Tried[], isSuch: (value: Value) => boolean): boolean {
  const sending = tried.filter(({ back: { sent } }) => sent.some(isSuch));
  return sending.length > 0 && sending.every(({ back }) => back.kind === 'refused');
}

/** A breach for each of the writes that was refused; `said` tells what is refused of what was sent. */
export const refusedWrites = (
  tried: readonly Tried[],
  said: (sent: readonly Value[]) => string,
): readonly Violation[] =>
  tried.flatMap(({ back, answer }) => {
    if (back.kind !== 'refused') return [];
    const message = `${said(back.sent)}: ${back.message}`;
    return [breach(answer, message, 'the write is taken', 'a refusal', answer.call.operation?.record)];
  });

/** Whether no date that was refused is earlier than another one in its record: a lawful server may want them in order (rule 3). */
export function areDatesInOrder({ back, answer: { call } }: Tried): boolean {
  const dates = Object.values(recordIn(call.members[call.operation?.record ?? ''])).filter(isDateTime);
  const isLate = (sent: Value): boolean =>
    isDateTime(sent) && !isUnset(sent) && dates.some((one) => one.ms > sent.ms);
  return back.kind !== 'refused' || !back.sent.some(isLate);
}

/** A breach for each of the writes whose answer can't be read; `what` tells what was sent. */
export const unreadableWrites = (
  tried: readonly Tried[],
  what: string,
  expected: string,
  path = '',
): readonly Violation[] =>
  tried.flatMap(({ back, answer }) => {
    if (back.kind !== 'unreadable') return [];
    const message = `the answer to a write with ${what} can't be read: ${back.message}`;
    return [breach(answer, message, expected, 'no readable answer', path)];
  });

/** Whether several values are all times of one hour. */
export function areWithinAnHour(values: readonly (Value | undefined)[]): boolean {
  const times = values.flatMap((value) => (isDateTime(value) && !isUnset(value) ? [value.ms] : []));
  const hour = 3_600_000;
  return (
    values.length > 1 && times.length === values.length && Math.max(...times) - Math.min(...times) < hour
  );
}
