import { SettingsError } from '../config/SettingsError.ts';
import type { Answer } from './Answer.ts';
import type { Case, CheckContext } from './Case.ts';
import { caseSeed } from './caseSeed.ts';
import type { Confirmations } from './confirmations.ts';
import type { Evidence, Gathered } from './Evidence.ts';
import { everyAnswer } from './everyAnswer.ts';
import type { EvidenceStore } from './evidenceStore.ts';
import type { Judgement } from './Judgement.ts';
import { MovingTargetError } from './MovingTargetError.ts';
import { notShownAgain } from './notShownAgain.ts';
import type { RefusalHabits } from './refusalHabits.ts';
import { busyBehind, turnedAway } from './turnedAway.ts';
import type { Status, Verdict } from './Verdict.ts';
import { verdictOf } from './verdictOf.ts';
import type { WorkingCalls } from './workingCalls.ts';

/** What the cases of a run are judged by and from. */
interface Bench {
  readonly store: EvidenceStore;
  readonly context: CheckContext;
  readonly seed: number;
  readonly confirmed: Confirmations;
  readonly working: WorkingCalls;
  readonly habits: RefusalHabits;
}

/**
 * Judges one case (docs/judging.md, Evidence). Only a violation that the check returns makes `failed` or `warned`;
 * whatever throws, in whichever layer, makes `errored`. A failed read is read once more before it is believed, unless the
 * same breach has stood on many calls already; and none is believed once the target takes nothing that it took before, nor
 * is what it leaves unjudged then laid to a clause.
 */
export async function judge(item: Case, bench: Bench): Promise<Verdict> {
  const { store, seed, confirmed, working } = bench;
  const startedAt = performance.now();
  const done = (status: Status, rest: Partial<Verdict> = {}): Verdict =>
    verdictOf(item, status, caseSeed(seed, item.id), performance.now() - startedAt, rest);
  try {
    const gathered = await store.get(item.evidence);
    const outcome = considered(item, gathered, bench);
    const lost = await lostBehind(outcome, gathered, working);
    if (lost?.kind === 'lockedOut') {
      const message = `the target takes nothing for a while, as if wrong keys had locked it, or takes this key no more: ${lost.said}`;
      return done('blocked', { cause: 'control', message, exchanges: outcome.rest.exchanges ?? [] });
    }
    if (lost !== undefined) {
      const message = `the target takes nothing more, as if the key had been revoked: ${lost.said}`;
      return done('errored', { message, exchanges: outcome.rest.exchanges ?? [] });
    }
    if (outcome.status !== 'failed') return done(outcome.status, outcome.rest);
    const failing = item.level === 'MUST' ? 'failed' : 'warned';
    const breach = { clause: item.clause, format: item.format, ...outcome.rest };
    const again = confirmed.isBelieved(breach) ? undefined : store.again(item.evidence);
    if (again === undefined) return done(failing, outcome.rest);
    const second = await again;
    const repeated = considered(item, second, bench);
    if (repeated.status === 'failed') {
      confirmed.stood(breach);
      return done(failing, outcome.rest);
    }
    const seen = { clause: item.clause, path: outcome.rest.path, exchange: outcome.rest.exchanges?.[0] };
    if (notShownAgain(seen, gathered, second)) return done(failing, outcome.rest);
    // Of what has come between the two reads, such as another record under an id that was given anew, nobody is to blame.
    if (repeated.status === 'blocked' && repeated.rest.cause === 'control')
      return done('blocked', repeated.rest);
    const message = `flaky: ${outcome.rest.message}; the same read a second time did not repeat it`;
    return done('errored', { ...outcome.rest, message });
  } catch (error) {
    return done('errored', { message: reasonOf(error) });
  }
}

/** Causes that a target which is gone does not bring about. */
const ofOurs = /^(?:fixture:|allowance$|size$|layout$)/;

/** What the target says now, where it is gone and no clause is to blame for what came of the case. */
async function lostBehind(
  { status, rest }: Considered,
  gathered: Gathered,
  working: WorkingCalls,
): ReturnType<WorkingCalls['lost']> {
  if (status === 'blocked') return ofOurs.test(rest.cause ?? '') ? undefined : working.lostWith(gathered);
  if (status !== 'failed' || gathered.kind !== 'evidence') return undefined;
  return working.lost(gathered.evidence);
}

interface Considered {
  readonly status: Exclude<Status, 'warned'>;
  readonly rest: Partial<Verdict>;
}

function considered(item: Case, gathered: Gathered, { context, habits }: Bench): Considered {
  if (gathered.kind === 'blocked') {
    const exchanges = gathered.answer === undefined ? [] : exchangeIds(gathered.answer);
    const tooLong = gathered.answer === undefined ? undefined : beyondOurs(gathered.answer);
    if (tooLong !== undefined)
      return { status: 'blocked', rest: { cause: 'size', message: tooLong, exchanges } };
    return { status: 'blocked', rest: blockedRest(gathered, exchanges) };
  }
  const { evidence } = gathered;
  const exchanges = [evidence.answer, ...Object.values(evidence.others)].flatMap(exchangeIds);
  const silent = evidence.silence === 'judged' ? undefined : unanswered(evidence);
  if (silent !== undefined) return { ...silent, rest: { ...silent.rest, exchanges } };
  const judged = ofJudgement(item.check(evidence, context), exchanges);
  if (judged.status !== 'failed') return judged;
  const [seenIn] = judged.rest.exchanges ?? [];
  const beside = (evidence.further ?? []).map(({ answer }) => answer);
  const trials = [...(evidence.trials ?? []).flatMap(everyAnswer), ...beside].filter(
    ({ exchange }) => exchange.id === seenIn,
  );
  const away = evidence.silence === 'judged' ? undefined : turnedAway(trials);
  const busy = away ?? busyBehind(evidence, seenIn, habits);
  if (busy !== undefined) return { status: 'errored', rest: { message: busy, exchanges } };
  if (evidence.counterexample === undefined) return judged;
  return { ...judged, rest: { ...judged.rest, counterexample: evidence.counterexample } };
}

const blockedRest = (
  { cause, limit, message }: Extract<Judgement | Gathered, { kind: 'blocked' }>,
  exchanges: readonly string[],
): Partial<Verdict> => ({ cause, ...(limit === undefined ? {} : { limit }), message, exchanges });

function ofJudgement(judgement: Judgement, exchanges: readonly string[]): Considered {
  if (judgement.kind === 'blocked') {
    return { status: 'blocked', rest: blockedRest(judgement, exchanges) };
  }
  if (judgement.kind === 'notApplicable') {
    return { status: 'notApplicable', rest: { message: judgement.message, exchanges } };
  }
  const [first] = judgement.violations;
  if (first === undefined) return { status: 'passed', rest: { exchanges } };
  const more = judgement.violations.length - 1;
  return {
    status: 'failed',
    rest: {
      message: more === 0 ? first.message : `${first.message} (and ${more} more places)`,
      expected: first.expected,
      actual: first.actual,
      path: first.path,
      exchanges: [first.exchange.id, ...exchanges.filter((id) => id !== first.exchange.id)],
    },
  };
}

/** What is said of an answer that we did not read because it is too long; no clause is broken by that. */
function beyondOurs({ exchange, decodeError }: Answer): string | undefined {
  if (exchange.failure?.kind === 'size') return exchange.failure.message;
  if (decodeError?.reason !== 'size') return undefined;
  return `The answer is beyond our limits: ${decodeError.message}`;
}

/** A call without a response is the network's matter; one that is too long for us is held against nobody. */
function unanswered(evidence: Evidence): Considered | undefined {
  const answers = [evidence.answer, ...Object.values(evidence.others)];
  const failure = answers.map(({ exchange }) => exchange.failure).find((found) => found !== null);
  if (failure === undefined || failure === null) {
    const message = turnedAway(answers);
    return message === undefined ? undefined : { status: 'errored', rest: { message } };
  }
  if (failure.kind === 'size')
    return { status: 'blocked', rest: { cause: 'size', message: failure.message } };
  return { status: 'errored', rest: { message: `no answer (${failure.kind}): ${failure.message}` } };
}

const exchangeIds = (answer: Answer): readonly string[] =>
  answer.detour === null ? [answer.exchange.id] : [answer.exchange.id, answer.detour.refused.exchange.id];

function reasonOf(error: unknown): string {
  if (error instanceof MovingTargetError || error instanceof SettingsError) return error.message;
  return `assay itself is at fault: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
}
