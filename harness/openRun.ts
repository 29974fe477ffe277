import { setMaxListeners } from 'node:events';
import { wholeScope } from '../config/scope.ts';
import { caseSeed } from '../generators/caseSeed.ts';
import { defaultAddress } from '../specs/defaultAddress.ts';
import type { Operation } from '../specs/Operation.ts';
import type { RecordValue } from '../specs/Value.ts';
import { openDoubts } from './doubts/openDoubts.ts';
import { evidenceStore } from './evidence/evidenceStore.ts';
import { type Ahead, gatherAhead } from './evidence/gatherAhead.ts';
import { longestChains } from './evidence/longestChains.ts';
import { observationBook } from './evidence/observationBook.ts';
import type { Plan } from './evidence/Plan.ts';
import { rankOf } from './evidence/stages.ts';
import type { Answer, Call } from './exchanges/Answer.ts';
import { liveOutside, type Outside, waiting } from './outside/Outside.ts';
import type { Run } from './Run.ts';
import type { RunOptions } from './RunOptions.ts';
import { DataLossError, openSentinels, type Sentinels } from './sentinels/openSentinels.ts';
import type { Api } from './target/Api.ts';
import type { Capabilities } from './target/Capabilities.ts';
import { requireInScope } from './target/withinScope.ts';
import type { Case } from './verdicts/Case.ts';
import { confirmations } from './verdicts/confirmations.ts';
import { judgeCase } from './verdicts/judgeCase.ts';
import type { Diagnose } from './verdicts/judgeReading.ts';
import { verdictOf } from './verdicts/verdictOf.ts';
import { redactVerdict, violationRedactor } from './verdicts/verdictRedaction.ts';
import { openLedger } from './writes/ledger.ts';
import type { Made } from './writes/Made.ts';
import { type RunMarks, runMarks } from './writes/marks.ts';
import { perhapsMade } from './writes/perhapsMade.ts';
import { type OpenJournal, openWriteJournal } from './writes/writeJournal.ts';

/** A piece of evidence waits for one call at a time. Most of them wait for reads that are let in together. */
const gatheredPerConnection = 8;

/** Against a near target, cases wait only for their own evidence. So only the last part, from this fraction on, starts early. */
const partJudgedBefore = 0.8;
const gatheredBesideJudging = 2;

/** A call that takes longer, in milliseconds, may never be answered. Other gathering does not wait for it. */
const slowCallMs = 1000;

/** What begins only after the calls are opened, and then watches them: set by `openRun`. */
interface Watchers {
  sentinels?: Sentinels;
  noteAnswer?: (answer: Answer) => void;
  ahead?: Ahead;
}

/** Lets one more piece of evidence be gathered while a call is slow, so that hanging calls hang in parallel. */
async function besideSlow<T>(
  watchers: Pick<Watchers, 'ahead'>,
  { after }: Outside,
  calling: Promise<T>,
): Promise<T> {
  let less: (() => void) | undefined;
  const callOff = after(slowCallMs, () => {
    less = watchers.ahead?.more();
  });
  try {
    return await calling;
  } finally {
    callOff();
    less?.();
  }
}

interface CallsOptions extends Pick<RunOptions, 'api' | 'scope' | 'onLedger' | 'firstWrite'> {
  readonly outside: Outside;
  readonly noting: OpenJournal['noting'];
  readonly isMade: RunMarks['isMade'];
  readonly onMade: (record: Made) => void;
  /** Once it is aborted, no call is sent. */
  readonly ended: AbortSignal;
  readonly watchers: Watchers;
}

/** A run's calls, noted in its journal and its ledger. `api` is for evidence and waits for the sentinels; `send` is for the sentinels. */
function openCalls(options: CallsOptions): { readonly api: Api; readonly send: Api['call'] } {
  const { outside, noting, onMade, ended, watchers } = options;
  const ledger = openLedger((entry) => options.onLedger?.(entry), options.isMade, options.firstWrite);
  const send = async (call: Call): Promise<Answer> => {
    if (ended.aborted) throw new Error('the run has ended');
    requireInScope(call, options.scope ?? wholeScope);
    const calling = ledger.noting(call, () => noting(call, options.api.call));
    const answer = await besideSlow(watchers, outside, calling);
    const doubtful = perhapsMade(answer);
    if (doubtful !== undefined) onMade(doubtful);
    return answer;
  };
  const callWhenCalm = async (call: Call): Promise<Answer> => {
    await watchers.sentinels?.calm();
    if (watchers.sentinels?.isGivenUp() === true)
      throw new DataLossError('the target loses its data again and again');
    const answer = await send(call);
    watchers.sentinels?.called();
    watchers.noteAnswer?.(answer);
    return answer;
  };
  return { api: { call: callWhenCalm }, send };
}

interface SentinelsOptions
  extends Pick<Parameters<typeof openSentinels>[0], 'position' | 'pause' | 'onMade'> {
  readonly send: Api['call'];
  readonly now: Outside['now'];
  readonly uniqueIn: RunMarks['uniqueIn'];
  /** Notes in the journal that what was written before that position is gone. */
  readonly lost: OpenJournal['lost'];
}

/** The sentinels of a run. `send` does not wait for them. */
function sentinelsOfRun(run: RunOptions, { send, uniqueIn, lost, ...rest }: SentinelsOptions): Sentinels {
  const { fixtures, seed } = run.settings;
  return openSentinels({
    ...rest,
    kinds: run.sentinels ?? [],
    context: { fixtures, seed, unique: uniqueIn('sentinels') },
    call: (operation, members) => send(sentinelCall(operation, members, run.capabilities)),
    onLoss: (loss, before) => {
      lost(before);
      run.onLoss?.(loss);
    },
  });
}

/** A run of a plan. Evidence is gathered once, when the first case asks for it, and judged by all cases. */
export function openRun(options: RunOptions): Run {
  const { capabilities, plan, redact, settings, outside = liveOutside } = options;
  const { journal, noting, position, lost } = openWriteJournal();
  const { uniqueIn, isMade } = runMarks(options.runId, settings.seed);
  const ending = new AbortController();
  // Each pause listens to it, and many may be made at once.
  setMaxListeners(0, ending.signal);
  const wait = waiting(outside, ending.signal);
  const pause = options.pause ?? wait;
  const made: Made[] = [];
  const onMade = (record: Made): void => {
    made.push(record);
    options.onMade?.(record);
  };

  const watchers: Watchers = {};
  const { api, send } = openCalls({
    ...options,
    outside,
    noting,
    isMade,
    onMade,
    ended: ending.signal,
    watchers,
  });
  const sentinels = sentinelsOfRun(options, {
    send,
    uniqueIn,
    lost,
    position,
    pause,
    now: outside.now,
    onMade,
  });
  watchers.sentinels = sentinels;

  const settled = (keys: readonly string[]): Promise<void> => store.settled(keys);
  const { worked } = capabilities;
  const { doubts, noteAnswer, noteEvidence } = openDoubts({
    plan,
    api,
    settled,
    pause,
    redact,
    outside,
    worked,
  });
  watchers.noteAnswer = noteAnswer;

  const book = observationBook(plan.observers, redact, options.onObservation);
  const urgent = longestChains(plan);
  const store = evidenceStore({
    ...options,
    ready: sentinels.planted,
    urgent,
    api,
    journal,
    uniqueIn,
    pause,
    wait,
    listen: outside.listen,
    onMade,
    onGathered: (gathered, spec) => {
      noteEvidence(gathered, spec);
      book.noteEvidence(gathered, spec);
    },
  });

  const { atOnce } = options;
  const ahead = gatherAhead(
    aheadOf(plan, urgent),
    atOnce === undefined ? gatheredBesideJudging : atOnce * gatheredPerConnection,
    (key) => store.settled([key]),
  );
  watchers.ahead = ahead;
  // Calls to a target that is far away begin while the cases are still being collected.
  if (atOnce !== undefined) ahead.go();

  const readable = violationRedactor(redact);
  const diagnose: Diagnose = (item, breaches) => options.diagnose?.(item, breaches.map(readable));
  const judging = {
    ...doubts,
    store,
    context: { capabilities, fixtures: settings.fixtures, findKey: options.findKey, journal },
    seed: settings.seed,
    confirmed: confirmations(),
    diagnose,
    onBreach: options.onBreach,
    plan,
    sentinels,
  };
  let asked = 0;
  return {
    judge: async (item: Case) => {
      asked += 1;
      if (asked > plan.cases.length * partJudgedBefore) ahead.go();
      const { outOfScope } = item;
      if (outOfScope !== undefined) {
        const told = { outOfScope, message: `${outOfScope} is out of scope` };
        return verdictOf(item, 'notApplicable', caseSeed(settings.seed, item.id), 0, told);
      }
      const verdict = await judgeCase(item, judging);
      store.release(item.evidence);
      return redactVerdict(verdict, redact);
    },
    stop: async () => {
      ending.abort();
      await ahead.stop();
      await sentinels.stop();
    },
    made: () => made,
    observations: book.all,
  };
}

/** A call about a sentinel, in the format that worked before the run. It goes before calls that wait, since verdicts wait for it. */
function sentinelCall(operation: Operation, members: RecordValue, { worked }: Capabilities): Call {
  const format = worked?.format ?? 'json';
  const address = defaultAddress(format);
  return {
    operation,
    operationName: operation.name,
    format,
    address,
    members,
    caseId: 'sentinels',
    urgent: true,
  };
}

/**
 * All evidence in the order in which it may be gathered: the longest chains of calls first, then the plan's order, then the
 * stages. What comes last is a line of single calls, and most cases can be judged in parallel with it.
 */
function aheadOf({ evidence }: Plan, longest: ReadonlySet<string>): readonly string[] {
  const inOrder = [...evidence.values()].sort((a, b) => rankOf(a.stage) - rankOf(b.stage));
  return [...new Set([...longest, ...inOrder.map(({ key }) => key)])];
}
