import { outOfScope, wholeScope } from '../../config/scope.ts';
import { effectOf } from '../addressing/effectOf.ts';
import type { Answer, Call } from '../exchanges/Answer.ts';
import type { RunOptions } from '../RunOptions.ts';
import type { Api } from '../target/Api.ts';
import { dialectIn } from '../target/dialectIn.ts';
import { NotAllowedError } from '../target/NotAllowedError.ts';
import { OutOfScopeError, outOfScopeSentence } from '../target/withinScope.ts';
import type { Made } from '../writes/Made.ts';
import type { RunMarks } from '../writes/marks.ts';
import type { RunJournal } from '../writes/writeJournal.ts';
import { type AloneTime, aloneTime } from './aloneTime.ts';
import { type Gathered, reasonIn } from './Evidence.ts';
import type { EvidenceSpec } from './EvidenceSpec.ts';
import type { GatherContext } from './GatherContext.ts';
import { holders } from './holders.ts';
import { specIn } from './Plan.ts';
import { type QuietTime, quietTime } from './quietTime.ts';
import { type Reach, reaches } from './reaches.ts';
import { stageGate } from './stageGate.ts';

/** A further reading of evidence. The wide one asks for as many records as a run may read (`GatherContext.isWideReading`). */
type Reading = 'second' | 'third' | 'wide';

type ReadingMarks = Pick<GatherContext, 'isFurtherReading' | 'isWideReading'>;

/** Evidence by key, each gathered once. */
export interface EvidenceStore {
  /**
   * Rejects with whatever a scenario throws. That is our fault or the network's, never the target's. It also rejects, by our fault,
   * for evidence that was let go (`release`).
   */
  readonly get: (key: string) => Promise<Gathered>;
  /** Gathers these, as far as they are planned, and settles when that is done. */
  readonly settled: (keys: readonly string[]) => Promise<void>;
  /** Gathers evidence again before a failure is believed. Undefined for evidence that writes. */
  readonly again: (key: string, reading: Reading) => Promise<Gathered> | undefined;
  /** What all readings of a piece of evidence rest on so far. */
  readonly reach: (key: string) => Reach;
  /** Notes that a case on this evidence is judged. What nobody needs any more is let go: a target may send more than memory holds. */
  readonly release: (key: string) => void;
}

type Options = RunOptions & {
  /** Evidence whose calls go before those that wait. */
  readonly urgent: ReadonlySet<string>;
  readonly journal: RunJournal;
  readonly uniqueIn: RunMarks['uniqueIn'];
  readonly pause: (ms: number) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  readonly listen: GatherContext['listen'];
  /** Settles when the first piece may be gathered. */
  readonly ready: Promise<void>;
  readonly onMade: (record: Made) => void;
  readonly onGathered: (gathered: Gathered, spec: EvidenceSpec) => void;
};

/** Opens the store of a run. Nothing is gathered before somebody asks for it. */
export function evidenceStore(options: Options): EvidenceStore {
  const { plan } = options;
  const first = new Map<string, Promise<Gathered>>();
  const repeated = {
    second: new Map<string, Promise<Gathered>>(),
    third: new Map<string, Promise<Gathered>>(),
    wide: new Map<string, Promise<Gathered>>(),
  };
  const gone = new Set<string>();
  const times = { ...quietTime(), ...aloneTime() };
  const reached = reaches();

  const letGo = (keys: readonly string[]): void => {
    for (const key of keys) {
      gone.add(key);
      first.delete(key);
      for (const readings of Object.values(repeated)) readings.delete(key);
    }
  };
  const once = (store: Map<string, Promise<Gathered>>, key: string): Promise<Gathered> => {
    const known = store.get(key);
    if (known !== undefined) return known;
    const spec = specIn(plan, key);
    if (gone.has(key)) return Promise.reject(new Error(`the evidence ${key} was let go before its last use`));
    const reading = { isFurtherReading: store !== first, isWideReading: store === repeated.wide };
    const gathering = inTurn(spec, reading).then((gathered) => {
      if (store === first) options.onGathered(gathered, spec);
      return gathered;
    });
    store.set(key, gathering);
    // Nobody may be waiting for it yet, so a failure here would count as unhandled.
    if (store === first) void gathering.catch(() => undefined).then(() => letGo(needed.gathered(spec)));
    return gathering;
  };
  const get = (key: string): Promise<Gathered> => once(first, key);
  const settled = async (keys: readonly string[]): Promise<void> => {
    await Promise.allSettled(keys.filter((key) => plan.evidence.has(key) && !gone.has(key)).map(get));
  };
  const { come, before } = stageGate(plan.evidence, settled, options.atOnce ?? 1);
  const needed = holders(plan, before);
  const inTurn = async (spec: EvidenceSpec, reading: ReadingMarks): Promise<Gathered> => {
    const { operation, format } = spec;
    const missing = outOfScope(options.scope ?? wholeScope, { operation: operation?.name ?? null, format });
    if (missing !== undefined)
      return { kind: 'blocked', cause: `scope:${missing}`, message: outOfScopeSentence(missing) };
    const whyNot = options.notGathered?.get(spec.key);
    if (whyNot !== undefined) return { kind: 'blocked', cause: 'cutOff', message: whyNot };
    await options.ready;
    if (spec.stage !== undefined) await come(spec.stage);
    await settled([...(spec.follows ?? []), ...(spec.afterToSaveTime ?? [])]);
    const previous = spec.stage === undefined ? undefined : before(spec);
    if (previous !== undefined) await settled([previous]);
    const trail = reached.of(spec.key);
    const uses = new Set(needed.usedBy(spec));
    const used = async (key: string): Promise<Gathered> => {
      if (!uses.has(key)) throw new Error(`the evidence ${spec.key} uses ${key} and does not say so`);
      trail.uses(key);
      return get(key);
    };
    const api: Api = {
      call: async (call) => {
        const answer = await options.api.call(call);
        trail.called(answer);
        return answer;
      },
    };
    const fixtures = trail.watched(options.settings.fixtures);
    const own = { ...options, api, settings: { ...options.settings, fixtures } };
    return gather(spec, {
      ...contextOf(spec, own, { get: used, settled }, times, options.urgent.has(spec.key)),
      ...reading,
      previous: async () => (previous === undefined ? undefined : used(previous)),
    });
  };

  return {
    get,
    settled,
    release: (key) => letGo(needed.judged(key)),
    again: (key, reading) => (specIn(plan, key).effect === 'read' ? once(repeated[reading], key) : undefined),
    reach: reached.reach,
  };
}

async function gather(spec: EvidenceSpec, context: GatherContext): Promise<Gathered> {
  try {
    return await spec.gather(context);
  } catch (error) {
    const reason = reasonIn(error);
    if (reason !== undefined) return reason;
    if (error instanceof NotAllowedError)
      return { kind: 'blocked', cause: 'allowance', message: error.message };
    if (error instanceof OutOfScopeError)
      return { kind: 'blocked', cause: `scope:${error.missing}`, message: error.message };
    throw error;
  }
}

interface Gathering {
  readonly get: (key: string) => Promise<Gathered>;
  /** Settles when all of these that are planned are gathered. */
  readonly settled: (keys: readonly string[]) => Promise<void>;
}

function contextOf(
  spec: EvidenceSpec,
  options: Options,
  { get, settled }: Gathering,
  { disturbing, undisturbed, amongOthers, alone }: QuietTime & AloneTime,
  isUrgent: boolean,
): Omit<GatherContext, 'previous' | keyof ReadingMarks> {
  const { api, capabilities, plan, runId, settings } = options;
  const place = { format: spec.format, address: spec.address, caseId: spec.key };
  // If each call of a long chain queued behind all others, the chain would finish last, alone.
  const chained = isUrgent ? ({ urgent: true } as const) : {};
  const once = (call: Call): Promise<Answer> => amongOthers(() => api.call(call));
  const inTime = (call: Call): Promise<Answer> =>
    effectOf(call) === 'read' ? once(call) : disturbing(() => once(call));
  const urgently =
    (make: (call: Call) => Promise<Answer>): GatherContext['call'] =>
    (operation, members, elsewhere = {}) =>
      make({ operation, operationName: operation.name, members, ...place, ...elsewhere, urgent: true });
  return {
    fixtures: settings.fixtures,
    dialectIn: (format) => dialectIn(capabilities, format),
    runId,
    seed: settings.seed,
    runs: settings.runs,
    maxRecords: settings.maxRecords,
    baseUrl: settings.target,
    listenerUrl: settings.listenerUrl,
    unique: options.uniqueIn(spec.key),
    call: (operation, members, elsewhere = {}) =>
      inTime({ operation, operationName: operation.name, members, ...place, ...elsewhere, ...chained }),
    undisturbed: (work) => undisturbed(() => work(urgently(once))),
    // What is alone may write, which no undisturbed work may have in between.
    alone: (work) => disturbing(() => alone(() => work(urgently(api.call)))),
    callUnknown: (operationName) => inTime({ operation: null, operationName, members: {}, ...place }),
    pause: options.pause,
    wait: options.wait,
    listen: options.listen,
    journal: options.journal,
    made: options.onMade,
    isPlanned: (key) => plan.evidence.has(key),
    other: get,
    after: settled,
  };
}
