import { isHeldHere } from '../../config/hooks/loadHooks.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { openRun } from '../../harness/openRun.ts';
import { liveOutside, type Outside, waiting } from '../../harness/outside/Outside.ts';
import type { Observation } from '../../harness/Run.ts';
import { keyFinder } from '../../harness/redaction/keyFinder.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import type { DataLoss } from '../../harness/sentinels/openSentinels.ts';
import { sentinelsOf } from '../../harness/sentinels/sentinelsOf.ts';
import type { Api } from '../../harness/target/Api.ts';
import { circuitBreaker, type Outage } from '../../harness/target/circuitBreaker.ts';
import { openApi } from '../../harness/target/openApi.ts';
import { openTarget } from '../../harness/target/openTarget.ts';
import type { Wait } from '../../harness/target/Wait.ts';
import { patience } from '../../harness/transport/patience.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { LedgerEntry } from '../../harness/writes/ledger.ts';
import type { Made } from '../../harness/writes/Made.ts';
import { diagnose } from '../../reports/diagnosis/diagnose.ts';
import { forgetCases } from '../../suites/kernel/allCases.ts';
import { planShard } from '../../suites/kernel/shards.ts';
import { recordedVerdictRedactor, secretsOf } from './files/secretsOf.ts';
import { openRunTarget } from './openRunTarget.ts';
import type { ResumedTask, Task } from './Task.ts';
import { isBuilt } from './threads/isBuilt.ts';
import { targetThread } from './threads/targetThread.ts';

/** Hears immediately what a run does. */
export interface RunListener {
  readonly exchange: (exchange: Exchange) => void;
  readonly made: (made: Made) => void;
  readonly observed?: (observation: Observation) => void;
  /** Must have the entry on disk when it returns. */
  readonly ledger?: (entry: LedgerEntry) => void;
  readonly waiting?: (wait: Wait) => void;
  readonly outage?: (outage: Outage) => void;
  /** Hears that the target has lost its data. A run makes sentinels only if somebody wants to hear that. */
  readonly loss?: (loss: DataLoss) => void;
  /** Hears that the run makes no more calls. */
  readonly ended?: () => void;
  /** Receives every answer together with its call. */
  readonly answered?: (answer: Answer) => void;
}

/** A `Run` with its target, opened from a task. The plan is rebuilt from the settings, because functions do not cross threads. */
export interface RunOfTask {
  readonly plan: Plan;
  readonly judge: (item: Case) => Promise<Verdict>;
  readonly close: () => Promise<void>;
}

/** `isReplayed`: nothing is sent, so that no thread is needed for it. */
type TaskPart = Pick<Task, PartsOfTask> & { readonly isReplayed?: boolean };

type PartsOfTask =
  | 'settings'
  | 'capabilities'
  | 'runId'
  | 'firstExchange'
  | 'quickestMs'
  | 'patienceMs'
  | 'resumed'
  | 'orderFile';

/**
 * Opens the target of a task, with a circuit breaker before it, and a run on it. `outside`: where answers come from, if they are recorded
 * or come from a record.
 */
export function openRunOfTask(
  task: TaskPart,
  listener: RunListener,
  outside: Outside = liveOutside,
): RunOfTask {
  const { settings, capabilities, runId, firstExchange, isReplayed = false } = task;
  const atOnce = isFarAway(task.quickestMs ?? 0) ? settings.concurrency : undefined;
  const { target: live } = openRunTarget(settings, runId, {
    first: firstExchange,
    record: listener.exchange,
    patience: patience(task.patienceMs),
    waiting: listener.waiting,
    open:
      atOnce !== undefined && isBuilt && !isReplayed && !isHeldHere(settings.hooks)
        ? targetThread
        : openTarget,
  });
  const target = outside.target(live);
  const { resumed } = task;
  const plan = planShard(settings, new Set(resumed?.judged));
  // The memory of a shard is that of its part.
  if (settings.shard !== null) forgetCases();
  const { text: redact } =
    task.orderFile === undefined ? redactor(secretsOf(settings)) : recordedVerdictRedactor(settings);
  const guarded = circuitBreaker(openApi({ target, capabilities, apiKey: settings.apiKey }), {
    worked: capabilities.worked,
    patienceMs: settings.patienceMs,
    redact,
    tell: listener.outage,
    pause: waiting(outside),
    now: outside.now,
  });
  const { answered } = listener;
  const api: Api =
    answered === undefined
      ? guarded
      : {
          call: async (call) => {
            const answer = await guarded.call(call);
            answered(answer);
            return answer;
          },
        };
  const run = openRun({
    settings,
    scope: settings.scope,
    capabilities,
    plan,
    // What a run that goes on makes again must not have the names that it gave before.
    runId: resumed === undefined ? runId : `${runId}-${resumed.part}`,
    firstWrite: resumed?.firstWrite,
    notGathered: notGatheredAgain(plan, resumed),
    atOnce,
    outside,
    api,
    redact,
    findKey: keyFinder(settings.apiKey),
    diagnose,
    sentinels: listener.loss === undefined ? [] : sentinelsOf(plan, settings.scope),
    onLoss: listener.loss,
    onMade: listener.made,
    ...(listener.observed === undefined ? {} : { onObservation: listener.observed }),
    ...(listener.ledger === undefined ? {} : { onLedger: listener.ledger }),
  });
  return {
    plan,
    judge: run.judge,
    close: async () => {
      await run.stop();
      listener.ended?.();
      await target.close();
    },
  };
}

/**
 * The evidence that a run which goes on can't gather, by its key, and why. A call is not sent again
 * if nobody knows whether it was carried out. What was used up can't be used again.
 */
function notGatheredAgain({ evidence }: Plan, resumed: ResumedTask | undefined): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  if (resumed === undefined) return reasons;
  const inDoubt = new Map(resumed.inDoubt);
  const changed = new Set(resumed.changed);
  for (const { key, plan } of evidence.values()) {
    const called = inDoubt.get(key);
    if (called !== undefined)
      reasons.set(
        key,
        `the run was stopped, and ${called} had not been answered: nobody knows what became of that call, and it is not sent again`,
      );
    else if (plan.uses !== undefined && changed.has(key))
      reasons.set(
        key,
        `the run was stopped after it had used up what the fixtures name as ${plan.uses}, and before all of that was judged`,
      );
  }
  return reasons;
}

/** In milliseconds. A target on this host gives its quickest answer sooner, even when busy. */
const nearMs = 20;

/** Whether a target is so far away that waiting, and not computing, decides how long a run takes. */
const isFarAway = (quickestMs: number): boolean => quickestMs >= nearMs && Number.isFinite(quickestMs);
