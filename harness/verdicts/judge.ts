import { caseSeed } from '../../generators/caseSeed.ts';
import type { Evidence, EvidenceSpec, Gathered } from '../evidence/Evidence.ts';
import { everyAnswer } from '../evidence/everyAnswer.ts';
import type { EvidenceStore } from '../evidence/evidenceStore.ts';
import type { Plan } from '../evidence/Plan.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { Exchange } from '../exchanges/Exchange.ts';
import type { RefusalHabits } from '../exchanges/refusalHabits.ts';
import type { StrayPages } from '../exchanges/strayPages.ts';
import { busyBehind, turnedAway } from '../exchanges/turnedAway.ts';
import type { WorkingCalls } from '../exchanges/workingCalls.ts';
import type { RunOptions } from '../RunOptions.ts';
import type { DataLoss, Sentinels } from '../sentinels/openSentinels.ts';
import { notShownAgain } from '../writes/notShownAgain.ts';
import type { Case, CheckContext } from './Case.ts';
import type { Confirmations } from './confirmations.ts';
import { exchangesOfBreach, type FoundBreach } from './exchangesOfBreach.ts';
import type { Judgement, NoAnswer, Violation } from './Judgement.ts';
import { counted } from './judgements.ts';
import { isOfNetwork, reasonOf } from './reasonOf.ts';
import { refuseUnknownWrites } from './refuseUnknownWrites.ts';
import { rootOf } from './rootOf.ts';
import { asked, silenceOf } from './silence.ts';
import type { Defect, Status, Verdict } from './Verdict.ts';
import { verdictOf } from './verdictOf.ts';
import { yielded } from './yielded.ts';

/** Says what a case's breaches are; the first one decides. Undefined when the bytes support nothing that it knows. */
export type Diagnose = (item: Case, breaches: readonly Violation[]) => Defect | undefined;

/** What the cases of a run are judged with. */
interface Bench {
  readonly store: EvidenceStore;
  readonly context: CheckContext;
  readonly seed: number;
  readonly confirmed: Confirmations;
  readonly working: WorkingCalls;
  readonly habits: RefusalHabits;
  readonly diagnose: Diagnose;
  readonly onBreach: RunOptions['onBreach'];
  readonly pages: StrayPages;
  readonly plan: Plan;
  readonly sentinels: Sentinels;
}

/** What is said of a case. `isSettled`: its own calls explain it, whatever became of the target's data. */
interface Outcome {
  readonly status: Status;
  readonly rest: Partial<Verdict>;
  readonly found?: FoundBreach | undefined;
  readonly isSettled?: true;
}

/**
 * Judges one case (docs/judging.md, Evidence). Only a violation that the check returns makes `failed` or `warned`. Anything
 * thrown, in any layer, makes `errored`.
 *
 * A failed read is read again before it is believed, unless the same breach was already confirmed on many calls. No breach is
 * believed once the target stops taking what it took before. What it then leaves unjudged is not blamed on a clause either.
 */
export async function judgeCase(item: Case, bench: Bench): Promise<Verdict> {
  const startedAt = performance.now();
  const outcome = await judged(item, bench);
  const { status, rest, found } = outcome;
  const lost = await lossBehind(item, outcome, bench);
  const done = (last: Status, what: Partial<Verdict>): Verdict =>
    verdictOf(item, last, caseSeed(bench.seed, item.id), performance.now() - startedAt, what);
  if (lost !== undefined) {
    const message = `${lost.said}, and this case rests on data from before that`;
    return done('errored', { message, exchanges: rest.exchanges ?? [] });
  }
  const verdict = done(status, rest);
  if (found !== undefined) bench.onBreach?.(found, verdict);
  return verdict;
}

/** The loss of the target's data that may explain an outcome. */
async function lossBehind(
  { evidence }: Case,
  { status, rest, isSettled }: Outcome,
  { sentinels, store }: Bench,
): Promise<DataLoss | undefined> {
  if (status === 'passed' || status === 'notApplicable' || isSettled) return undefined;
  if (status === 'blocked' && !/^(?:clause:|control$)/.test(rest.cause ?? '')) return undefined;
  const reach = store.reach(evidence);
  const restsOnData = reach.isWritten || reach.since === 0;
  return sentinels.lossBehind(reach, restsOnData || status === 'errored');
}

/** The outcome by the evidence alone. */
async function judged(item: Case, bench: Bench): Promise<Outcome> {
  const { store, confirmed, working } = bench;
  try {
    const gathered = await store.get(item.evidence);
    const outcome = await considered(item, gathered, bench);
    const { exchanges = [] } = outcome.rest;
    const lost = await lostBehind(outcome, gathered, working);
    if (lost?.kind === 'lockedOut') {
      const message = `the target takes nothing for a while, as if wrong keys had locked it, or no longer takes this key: ${lost.said}`;
      const root = { kind: 'control', name: '', said: message } as const;
      return { status: 'blocked', rest: { cause: 'control', message, root, exchanges }, isSettled: true };
    }
    if (lost !== undefined) {
      const message = `the target takes nothing more, as if the key had been revoked: ${lost.said}`;
      return { status: 'errored', rest: { message, exchanges }, isSettled: true };
    }
    if (outcome.status === 'errored') return { ...outcome, isSettled: true };
    if (outcome.status !== 'failed') return outcome;
    const stray = await strayBehind(item, outcome, gathered, bench);
    if (stray !== undefined)
      return { status: 'errored', rest: { message: stray, exchanges }, isSettled: true };
    const red = (): Outcome => {
      const { found, rest } = outcome;
      const shown = found === undefined ? {} : { exchanges: exchangesOfBreach(found) };
      return { status: item.level === 'MUST' ? 'failed' : 'warned', rest: { ...rest, ...shown }, found };
    };
    const breach = { clause: item.clause, format: item.format, ...outcome.rest };
    const again = item.once === true || confirmed.isBelieved(breach) ? undefined : store.again(item.evidence);
    if (again === undefined) return red();
    const flaky = (why: string): Outcome => {
      const message = `flaky: ${outcome.rest.message}; ${why}`;
      return { status: 'errored', rest: { ...outcome.rest, message } };
    };
    const second = await again;
    const repeated = await considered(item, second, bench);
    if (repeated.status === 'failed') {
      if (await isPassing(repeated, second, bench))
        return flaky("it comes and goes with a page that is not the target's");
      confirmed.stood(breach);
      return red();
    }
    const seen = { clause: item.clause, path: outcome.rest.path, exchange: exchanges[0] };
    if (notShownAgain(seen, gathered, second)) return red();
    // Something may have come between the two reads, such as another record under a reused id. Nobody is to blame for that.
    if (repeated.status === 'blocked' && repeated.rest.cause === 'control')
      return { status: 'blocked', rest: repeated.rest };
    return flaky('the same read a second time did not repeat it');
  } catch (error) {
    const rest = { message: reasonOf(error, store.reach(item.evidence).silent) };
    return isOfNetwork(error) ? { status: 'errored', rest, isSettled: true } : { status: 'errored', rest };
  }
}

/** Causes that a target which is gone does not produce. */
const ofNoTarget = /^(?:fixture:|scope:|allowance$|cutOff$|size$|layout$)/;

/** What the target says now, if it is gone and no clause is to blame for the outcome of the case. */
async function lostBehind(
  { status, rest }: Considered,
  gathered: Gathered,
  working: WorkingCalls,
): ReturnType<WorkingCalls['lost']> {
  if (status === 'blocked') return ofNoTarget.test(rest.cause ?? '') ? undefined : working.lostWith(gathered);
  if (status !== 'failed' || gathered.kind !== 'evidence') return undefined;
  return working.lost(gathered.evidence);
}

/** Whether a repeated breach was seen in a page that passes again. */
async function isPassing({ rest }: Considered, gathered: Gathered, { pages }: Bench): Promise<boolean> {
  if (gathered.kind === 'blocked') return false;
  const [seenIn] = rest.exchanges ?? [];
  const answer = everyAnswer(gathered.evidence).find(({ exchange }) => exchange.id === seenIn);
  return answer !== undefined && pages.isPassing(answer);
}

/** The remark on a breach that may rest on a page that is not the target's. */
async function strayBehind(
  item: Case,
  { rest }: Considered,
  gathered: Gathered,
  { pages, plan }: Bench,
): Promise<string | undefined> {
  const spec = plan.evidence.get(item.evidence);
  if (gathered.kind === 'blocked' || spec === undefined) return undefined;
  return pages.behind(gathered.evidence, spec, rest.exchanges?.[0]);
}

interface Considered {
  readonly status: Exclude<Status, 'warned'>;
  readonly rest: Partial<Verdict>;
  readonly found?: FoundBreach;
}

async function considered(item: Case, gathered: Gathered, bench: Bench): Promise<Considered> {
  const { context, habits, diagnose } = bench;
  if (gathered.kind === 'blocked') {
    const exchanges = gathered.answer === undefined ? [] : exchangeIds(gathered.answer);
    const tooLong = gathered.answer === undefined ? undefined : beyondOurs(gathered.answer);
    if (tooLong !== undefined)
      return {
        status: 'blocked',
        rest: { cause: 'size', message: tooLong, root: { kind: 'size', name: '' }, exchanges },
      };
    const answers = gathered.answer === undefined ? [] : [gathered.answer];
    return { status: 'blocked', rest: blockedRest(gathered, exchanges, answers) };
  }
  const { evidence } = gathered;
  const exchanges = [evidence.answer, ...Object.values(evidence.others)].flatMap(exchangeIds);
  const judgement = asked(item, evidence, context);
  const expects = bench.plan.evidence.get(item.evidence)?.expects;
  const judged = ofJudgement(judgement, exchanges, evidence, expects);
  if (judged.status !== 'failed') return judged;
  const [seenIn] = judged.rest.exchanges ?? [];
  const beside = (evidence.further ?? []).map(({ answer }) => answer);
  const trials = [...(evidence.trials ?? []).flatMap(everyAnswer), ...beside].filter(
    ({ exchange }) => exchange.id === seenIn,
  );
  const away = evidence.silence === 'judged' ? undefined : turnedAway(trials);
  refuseUnknownWrites(evidence, seenIn, context);
  const busy = away ?? busyBehind(evidence, seenIn, habits);
  if (busy !== undefined) return { status: 'errored', rest: { message: busy, exchanges } };
  const left = await yielded(item, evidence, judgement, bench);
  const kept = ofJudgement(left, exchanges, evidence, expects);
  if (kept.status !== 'failed' || left.kind !== 'judged') return kept;
  const found = {
    item,
    evidence,
    context,
    violations: left.violations,
    yielded: exchangesWithout(judgement, left.violations),
  };
  const defect = diagnose(item, left.violations);
  const { counterexample } = evidence;
  const rest = {
    ...kept.rest,
    ...(counterexample === undefined ? {} : { counterexample }),
    ...(defect === undefined ? {} : { defect }),
  };
  return { ...kept, rest, found };
}

/** The exchanges of a judgement's breaches, without those of the breaches in `left`. */
function exchangesWithout(judgement: Judgement, left: readonly Violation[]): ReadonlySet<string> {
  const all = judgement.kind === 'judged' ? judgement.violations : [];
  const kept = new Set(left.map(({ exchange }) => exchange.id));
  return new Set(all.map(({ exchange }) => exchange.id).filter((id) => !kept.has(id)));
}

const blockedRest = (
  { cause, limit, message }: Extract<Judgement | Gathered, { kind: 'blocked' }>,
  exchanges: readonly string[],
  answers: readonly Answer[],
  exchange?: Exchange,
  expects?: EvidenceSpec['expects'],
): Partial<Verdict> => ({
  cause,
  ...(limit === undefined ? {} : { limit }),
  message,
  root: rootOf({ cause, message, exchange }, answers, expects),
  exchanges,
});

function ofJudgement(
  judgement: Judgement,
  exchanges: readonly string[],
  evidence: Evidence,
  expects: EvidenceSpec['expects'] | undefined,
): Considered {
  if (judgement.kind === 'blocked') {
    const { exchange } = judgement;
    const all = [...new Set([...(exchange === undefined ? [] : [exchange.id]), ...exchanges])];
    return { status: 'blocked', rest: blockedRest(judgement, all, everyAnswer(evidence), exchange, expects) };
  }
  if (judgement.kind === 'notApplicable') {
    return { status: 'notApplicable', rest: { message: judgement.message, exchanges } };
  }
  if (judgement.kind === 'unanswered') return ofSilence(judgement, exchanges);
  const [first] = judgement.violations;
  if (first === undefined) return { status: 'passed', rest: { exchanges } };
  const more = judgement.violations.length - 1;
  return {
    status: 'failed',
    rest: {
      message: more === 0 ? first.message : `${first.message} (and ${counted(more, 'more place')})`,
      expected: first.expected,
      actual: first.actual,
      path: first.path,
      exchanges: [first.exchange.id, ...exchanges.filter((id) => id !== first.exchange.id)],
    },
  };
}

/** The remark on an answer that is too long for us to read; it breaks no clause. */
function beyondOurs({ exchange, decodeError }: Answer): string | undefined {
  if (exchange.failure?.kind === 'size') return exchange.failure.message;
  if (decodeError?.reason !== 'size') return undefined;
  return `The answer is beyond our limits: ${decodeError.message}`;
}

/** A call without a response is the network's matter. An answer that is too long for us is nobody's fault. */
function ofSilence({ answer, message }: NoAnswer, rest: readonly string[]): Considered {
  const exchanges = [...new Set([answer.exchange.id, ...rest])];
  const isTooLong = silenceOf(answer)?.kind === 'size';
  return isTooLong
    ? { status: 'blocked', rest: { cause: 'size', message, root: { kind: 'size', name: '' }, exchanges } }
    : { status: 'errored', rest: { message, exchanges } };
}

const exchangeIds = (answer: Answer): readonly string[] =>
  answer.detour === null ? [answer.exchange.id] : [answer.exchange.id, answer.detour.refused.exchange.id];
