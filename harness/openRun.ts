import { setMaxListeners } from 'node:events';
import { wholeScope } from '../config/scope.ts';
import { caseSeed } from '../generators/caseSeed.ts';
import { defaultAddress } from '../specs/defaultAddress.ts';
import type { Operation } from '../specs/Operation.ts';
import type { RecordValue } from '../specs/Value.ts';
import { refusalHabits } from './doubts/refusalHabits.ts';
import { rightsOfKey } from './doubts/rightsOfKey.ts';
import { strayPages } from './doubts/strayPages.ts';
import { workingCalls } from './doubts/workingCalls.ts';
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
import { DataLossError, openSentinels } from './sentinels/openSentinels.ts';
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
import { runMarks } from './writes/marks.ts';
import { perhapsMade } from './writes/perhapsMade.ts';
import { openWriteJournal } from './writes/writeJournal.ts';

/** A piece of evidence waits for one call at a time. Most of them wait for reads that are let in together. */
const gatheredPerConnection = 8;

/** Against a near target, cases wait only for their own evidence. So only the last part, from this fraction on, starts early. */
const partJudgedBefore = 0.8;
const gatheredBesideJudging = 2;

/** A call that takes longer, in milliseconds, may never be answered. Other gathering does not wait for it. */
const slowCallMs = 1000;

/** Lets one more piece of evidence be gathered while a call is slow, so that hanging calls hang in parallel. */
async function besideSlow<T>(
  { more }: Pick<Ahead, 'more'>,
  { after }: Outside,
  calling: Promise<T>,
): Promise<T> {
  let less: (() => void) | undefined;
  const callOff = after(slowCallMs, () => {
    less = more();
  });
  try {
    return await calling;
  } finally {
    callOff();
    less?.();
  }
}

/** A run of a plan. Evidence is gathered once, when the first case asks for it, and judged by all cases. */
export function openRun(options: RunOptions): Run {
  const { capabilities, plan, redact, settings, outside = liveOutside } = options;
  const { journal, noting, position, lost } = openWriteJournal();
  const context = { capabilities, fixtures: settings.fixtures, findKey: options.findKey, journal };
  const made: Made[] = [];
  const confirmed = confirmations();
  const habits = refusalHabits();
  const rights = rightsOfKey();
  const book = observationBook(plan.observers, redact, options.onObservation);
  let ended = false;
  const ending = new AbortController();
  // Each pause listens to it, and many may be made at once.
  setMaxListeners(0, ending.signal);
  const onMade = (record: Made): void => {
    made.push(record);
    options.onMade?.(record);
  };
  const { uniqueIn, isMade } = runMarks(options.runId, settings.seed);
  const ledger = openLedger((entry) => options.onLedger?.(entry), isMade, options.firstWrite);
  const send = async (call: Call): Promise<Answer> => {
    if (ended) throw new Error('the run has ended');
    requireInScope(call, options.scope ?? wholeScope);
    const answer = await besideSlow(
      ahead,
      outside,
      ledger.noting(call, () => noting(call, options.api.call)),
    );
    const doubtful = perhapsMade(answer);
    if (doubtful !== undefined) onMade(doubtful);
    return answer;
  };
  const api: Api = {
    call: async (call) => {
      await sentinels.calm();
      if (sentinels.isGivenUp()) throw new DataLossError('the target loses its data again and again');
      const answer = await send(call);
      sentinels.called();
      working.noteAnswer(answer);
      pages.noteAnswer(answer);
      return answer;
    },
  };
  const wait = waiting(outside, ending.signal);
  const working = workingCalls(api, capabilities.worked, waiting(outside));
  const urgent = longestChains(plan);
  const pause = options.pause ?? wait;
  const sentinels = openSentinels({
    kinds: options.sentinels ?? [],
    context: { fixtures: settings.fixtures, seed: settings.seed, unique: uniqueIn('sentinels') },
    call: (operation, members) => send(sentinelCall(operation, members, capabilities)),
    position,
    pause,
    now: outside.now,
    onMade,
    onLoss: (loss, before) => {
      lost(before);
      options.onLoss?.(loss);
    },
  });
  const pages = strayPages({ plan, api, settled: (keys) => store.settled(keys), pause, redact });
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
      habits.noteEvidence(gathered, spec);
      if (gathered.kind === 'evidence') rights.noteEvidence(gathered.evidence, spec);
      pages.noteEvidence(gathered, spec);
      book.noteEvidence(gathered, spec);
    },
  });
  const { onBreach } = options;
  const readable = violationRedactor(redact);
  const diagnose: Diagnose = (item, breaches) => options.diagnose?.(item, breaches.map(readable));
  const judging = {
    store,
    context,
    seed: settings.seed,
    confirmed,
    working,
    habits,
    rights,
    diagnose,
    onBreach,
    pages,
    plan,
    sentinels,
  };
  const { atOnce } = options;
  const ahead = gatherAhead(
    aheadOf(plan, urgent),
    atOnce === undefined ? gatheredBesideJudging : atOnce * gatheredPerConnection,
    (key) => store.settled([key]),
  );
  // Calls to a target that is far away begin while the cases are still being collected.
  if (atOnce !== undefined) ahead.go();
  let asked = 0;
  return {
    judge: async (item: Case) => {
      asked += 1;
      if (asked > plan.cases.length * partJudgedBefore) ahead.go();
      const { outOfScope } = item;
      if (outOfScope !== undefined) {
        const rest = { outOfScope, message: `${outOfScope} is out of scope` };
        return verdictOf(item, 'notApplicable', caseSeed(settings.seed, item.id), 0, rest);
      }
      const verdict = await judgeCase(item, judging);
      store.release(item.evidence);
      return redactVerdict(verdict, redact);
    },
    stop: async () => {
      ended = true;
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
