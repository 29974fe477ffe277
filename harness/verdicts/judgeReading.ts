import { limitBehind } from '../doubts/limitsOfAccount.ts';
import type { RefusalHabits } from '../doubts/refusalHabits.ts';
import { barredBehind, missingRight, type RightsOfKey } from '../doubts/rightsOfKey.ts';
import type { StrayPages } from '../doubts/strayPages.ts';
import { busyBehind, turnedAway } from '../doubts/turnedAway.ts';
import type { WorkingCalls } from '../doubts/workingCalls.ts';
import type { BlockedEvidence, Evidence, Gathered } from '../evidence/Evidence.ts';
import type { EvidenceSpec } from '../evidence/EvidenceSpec.ts';
import { everyAnswer } from '../evidence/everyAnswer.ts';
import type { EvidenceStore } from '../evidence/evidenceStore.ts';
import type { Plan } from '../evidence/Plan.ts';
import { plainCall } from '../evidence/plainCall.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { Exchange } from '../exchanges/Exchange.ts';
import type { RunOptions } from '../RunOptions.ts';
import type { Sentinels } from '../sentinels/openSentinels.ts';
import { unknownWriteBehind } from '../writes/lastWrites.ts';
import { messageOfBreaches } from './breachMessage.ts';
import type { Case, CheckContext } from './Case.ts';
import { checkEvidence } from './checkEvidence.ts';
import type { Confirmations } from './confirmations.ts';
import type { FoundBreach } from './exchangesOfBreach.ts';
import type { BlockedJudgement, Judgement, NoAnswer, Violation } from './Judgement.ts';
import { blocked } from './judgements.ts';
import { rootOf } from './rootOf.ts';
import { silenceOf } from './silence.ts';
import type { Defect, Status, Verdict } from './Verdict.ts';
import { yielded } from './yielded.ts';

/** Says what a case's breaches are; the first one decides. Undefined when the bytes support nothing that it knows. */
export type Diagnose = (item: Case, breaches: readonly Violation[]) => Defect | undefined;

/** What the cases of a run are judged with. */
export interface JudgingContext {
  readonly store: EvidenceStore;
  readonly context: CheckContext;
  readonly seed: number;
  readonly confirmed: Confirmations;
  readonly working: WorkingCalls;
  readonly habits: RefusalHabits;
  readonly rights: RightsOfKey;
  readonly diagnose: Diagnose;
  readonly onBreach: RunOptions['onBreach'];
  readonly pages: StrayPages;
  readonly plan: Plan;
  readonly sentinels: Sentinels;
}

/** What one reading of the evidence says of a case. */
export interface ReadingOutcome {
  readonly status: Exclude<Status, 'warned'>;
  readonly told: Partial<Verdict>;
  readonly found?: FoundBreach;
  /** Set where the breach may come of a moment in which the target was busy. */
  readonly wasBusy?: true;
}

/** Judges a case by one reading of its evidence. */
export async function judgeReading(
  item: Case,
  gathered: Gathered,
  judging: JudgingContext,
): Promise<ReadingOutcome> {
  const { context, habits, diagnose } = judging;
  if (gathered.kind === 'blocked') return outcomeOfBlocked(await blameRightOrLimit(gathered, judging));
  const { evidence } = gathered;
  const exchanges = [evidence.answer, ...Object.values(evidence.others)].flatMap(exchangeIds);
  const judgement = checkEvidence(item, evidence, context);
  const expects = judging.plan.evidence.get(item.evidence)?.expects;
  const judged = outcomeOfJudgement(judgement, exchanges, evidence, expects);
  const [seenIn] = judged.told.exchanges ?? [];
  // A case that another clause blocks may rest on a missing right or a reached limit as well: then that clause is not broken.
  if (judged.status === 'failed' || judged.told.cause?.startsWith('clause:') === true) {
    const elsewhere = limitBehind(evidence, seenIn) ?? (await rightMissingBehind(evidence, seenIn, judging));
    if (elsewhere !== undefined)
      return outcomeOfJudgement(blocked('control', elsewhere), exchanges, evidence, expects);
  }
  if (judged.status !== 'failed') return judged;
  const beside = (evidence.further ?? []).map(({ answer }) => answer);
  const trials = [...(evidence.trials ?? []).flatMap(everyAnswer), ...beside].filter(
    ({ exchange }) => exchange.id === seenIn,
  );
  const away = evidence.silence === 'judged' ? undefined : turnedAway(trials);
  refuseUnknownWrites(evidence, seenIn, context);
  const busy = away ?? busyBehind(evidence, seenIn, habits);
  if (busy !== undefined) return { status: 'errored', told: { message: busy, exchanges }, wasBusy: true };
  const left = await yielded(item, evidence, judgement, judging);
  const kept = outcomeOfJudgement(left, exchanges, evidence, expects);
  if (kept.status !== 'failed' || left.kind !== 'judged') return kept;
  const found: FoundBreach = {
    item,
    evidence,
    context,
    violations: left.violations,
    yieldedExchanges: exchangesWithout(judgement, left.violations),
  };
  const defect = diagnose(item, left.violations);
  const { counterexample } = evidence;
  const told = {
    ...kept.told,
    ...(counterexample === undefined ? {} : { counterexample }),
    ...(defect === undefined ? {} : { defect }),
  };
  return { ...kept, told, found };
}

/** Why a case may rest on a key without a right to an operation or an action. No plain call and no other write of the run shows that right. */
async function rightMissingBehind(
  evidence: Evidence,
  seenIn: string | undefined,
  { plan, rights, store }: Pick<JudgingContext, 'plan' | 'rights' | 'store'>,
): Promise<string | undefined> {
  const barred = barredBehind(evidence, seenIn, rights);
  if (barred === undefined) return undefined;
  const { operationName } = barred.call;
  const ofOperation = [...plan.evidence.values()].filter(
    ({ operation, scenario, effect, stage }) =>
      operation?.name === operationName &&
      (scenario === plainCall || (effect === 'write' && stage === undefined)),
  );
  await store.settled(ofOperation.map(({ key }) => key));
  return rights.isBarred(barred) ? missingRight(barred) : undefined;
}

/** Why evidence could not be gathered: in place of a clause that is blamed for it, a right that the key lacks. */
async function blameRightOrLimit(
  blockedBy: BlockedEvidence,
  judging: JudgingContext,
): Promise<BlockedEvidence> {
  const { answer, cause } = blockedBy;
  if (answer === undefined || !cause.startsWith('clause:')) return blockedBy;
  const refused = { answer, others: {} };
  const message = limitBehind(refused, undefined) ?? (await rightMissingBehind(refused, undefined, judging));
  return message === undefined ? blockedBy : { ...blockedBy, cause: 'control', message };
}

/** What is said where there is no evidence, or none that is short enough for us. */
function outcomeOfBlocked(gathered: BlockedEvidence): ReadingOutcome {
  const { answer } = gathered;
  if (answer === undefined) return { status: 'blocked', told: toldOfBlock(gathered, [], []) };
  const exchanges = exchangeIds(answer);
  const tooLong = messageIfTooLong(answer);
  if (tooLong === undefined) return { status: 'blocked', told: toldOfBlock(gathered, exchanges, [answer]) };
  const root = { kind: 'size', name: '' } as const;
  return { status: 'blocked', told: { cause: 'size', message: tooLong, root, exchanges } };
}

/**
 * Raises an Error (ours is wrong) when a breach was seen in a read of a record that another scenario wrote to in the meantime.
 */
function refuseUnknownWrites(
  evidence: Evidence,
  seenIn: string | undefined,
  { journal }: Pick<CheckContext, 'journal'>,
): void {
  for (const unit of [evidence, ...(evidence.trials ?? [])]) {
    const read = [unit.answer, ...Object.values(unit.others)].find(({ exchange }) => exchange.id === seenIn);
    const unknown = read && unknownWriteBehind(unit, read, journal);
    if (read === undefined || unknown === undefined) continue;
    const { operationName, members } = unknown.call;
    const action = typeof members.mvRecordAction === 'string' ? ` ${members.mvRecordAction}` : '';
    throw new Error(
      `what ${read.call.operationName} shows is judged against a write that was not the last: after it ${operationName}${action} in ${unknown.call.format} wrote to the same record`,
    );
  }
}

/** The exchanges of a judgement's breaches, without those of the breaches in `left`. */
function exchangesWithout(judgement: Judgement, left: readonly Violation[]): ReadonlySet<string> {
  const all = judgement.kind === 'judged' ? judgement.violations : [];
  const kept = new Set(left.map(({ exchange }) => exchange.id));
  return new Set(all.map(({ exchange }) => exchange.id).filter((id) => !kept.has(id)));
}

const toldOfBlock = (
  { cause, limit, message }: BlockedJudgement | BlockedEvidence,
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

function outcomeOfJudgement(
  judgement: Judgement,
  exchanges: readonly string[],
  evidence: Evidence,
  expects: EvidenceSpec['expects'] | undefined,
): ReadingOutcome {
  if (judgement.kind === 'blocked') {
    const { exchange } = judgement;
    const all = [...new Set([...(exchange === undefined ? [] : [exchange.id]), ...exchanges])];
    return { status: 'blocked', told: toldOfBlock(judgement, all, everyAnswer(evidence), exchange, expects) };
  }
  if (judgement.kind === 'notApplicable') {
    return { status: 'notApplicable', told: { message: judgement.message, exchanges } };
  }
  if (judgement.kind === 'unanswered') return outcomeOfSilence(judgement, exchanges);
  const [first, ...more] = judgement.violations;
  if (first === undefined) return { status: 'passed', told: { exchanges } };
  return {
    status: 'failed',
    told: {
      message: messageOfBreaches([first, ...more]),
      expected: first.expected,
      actual: first.actual,
      path: first.path,
      exchanges: [first.exchange.id, ...exchanges.filter((id) => id !== first.exchange.id)],
    },
  };
}

/** The remark on an answer that is too long for us to read; it breaks no clause. */
function messageIfTooLong({ exchange, decodeError }: Answer): string | undefined {
  if (exchange.failure?.kind === 'size') return exchange.failure.message;
  if (decodeError?.reason !== 'size') return undefined;
  return `The answer is beyond our limits: ${decodeError.message}`;
}

/** A call without a response is the network's matter. An answer that is too long for us is nobody's fault. */
function outcomeOfSilence({ answer, message }: NoAnswer, others: readonly string[]): ReadingOutcome {
  const exchanges = [...new Set([answer.exchange.id, ...others])];
  const isTooLong = silenceOf(answer)?.kind === 'size';
  return isTooLong
    ? { status: 'blocked', told: { cause: 'size', message, root: { kind: 'size', name: '' }, exchanges } }
    : { status: 'errored', told: { message, exchanges } };
}

const exchangeIds = (answer: Answer): readonly string[] =>
  answer.detour === null ? [answer.exchange.id] : [answer.exchange.id, answer.detour.refused.exchange.id];
