import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Reach } from '../evidence/reaches.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { answeredZero } from '../exchanges/statusBlock.ts';
import { clock } from '../target/circuitBreaker.ts';
import { lateReadPauses } from '../writes/lateReads.ts';
import type { Made } from '../writes/Made.ts';
import { marksIn } from '../writes/marks.ts';
import { type PlantedSentinel, plantedSentinel, type SentinelSight } from './plantedSentinel.ts';
import type { SentinelContext, SentinelKind } from './SentinelKind.ts';

/** The target lost its data too often, so that no call is made any more. The target's matter; the case is errored. */
export class DataLossError extends Error {
  override readonly name = 'DataLossError';
}

/** One loss of data. */
export interface DataLoss {
  /** `the target lost its data at 12:03:11 UTC`. */
  readonly said: string;
  /** The time of day at which the data was seen last. */
  readonly seenAt: string;
  /** Whether the target lost its data too often to go on. */
  readonly isLast: boolean;
}

/**
 * Records of several kinds that a run makes at its start and never touches again. If all of them are gone at once, the target was
 * reset or restarted and has lost its data. If one of several is gone, that is no loss but a fault of the target.
 */
export interface Sentinels {
  /** Settles when they are made and looked at for the first time, or can't be made. Never rejects. */
  readonly planted: Promise<void>;
  /** Settles when no loss is suspected. The run sends nothing of its own meanwhile, so that it writes nothing that is lost as well. */
  readonly calm: () => Promise<void>;
  /** Counts the run's own calls, to look at the sentinels from time to time. */
  readonly called: () => void;
  /**
   * The loss that what rests on data of the target within that reach met; undefined where there was none, as far as is known.
   * `isDoubted` asks for a look that is newer than the reach.
   */
  readonly lossBehind: (reach: Reach, isDoubted: boolean) => Promise<DataLoss | undefined>;
  /** Whether the target lost its data too often. */
  readonly isGivenUp: () => boolean;
  /** Makes no more looks. Settles when the one under way has ended. */
  readonly stop: () => Promise<void>;
}

export interface SentinelOptions {
  /** One sentinel of each is made; none at all for fewer than two kinds. */
  readonly kinds: readonly SentinelKind[];
  readonly context: SentinelContext;
  readonly call: (operation: Operation, members: RecordValue) => Promise<Answer>;
  /** The present position in the run's sequence of sends and answers. */
  readonly position: () => number;
  readonly onMade: (made: Made) => void;
  /** `before`: what was written before that position is gone. */
  readonly onLoss: (loss: DataLoss, before: number) => void;
  readonly pause?: (ms: number) => Promise<unknown>;
  readonly now?: () => number;
}

/** A look is made after so many calls at the latest: a whole run makes some 5000. One loss may be followed by more. */
const everyCalls = { before: 250, afterLoss: 60 };

/** A target that loses its data more often than this is given up. */
const mostLosses = 3;

/** Sentinels that so many looks do not show tell nothing. */
const mostVain = 4;

/** Makes sentinels, and looks at them. */
export function openSentinels(options: SentinelOptions): Sentinels {
  const { kinds, position, pause = sleep, now = Date.now } = options;
  let pair: readonly PlantedSentinel[] = [];
  let turn = 0;
  let vain = 0;
  let calls = 0;
  /** The last look that showed all of them: when it began. */
  let seen: { readonly since: number; readonly at: number } | undefined;
  const losses: MetLoss[] = [];
  let suspicion: Promise<void> | undefined;
  let underWay: { readonly since: number; readonly over: Promise<void> } | undefined;
  let next: Promise<void> | undefined;
  let isStopped = false;

  const plant = async (): Promise<void> => {
    turn += 1;
    seen = undefined;
    vain = 0;
    const planted = await Promise.all(kinds.map((kind) => plantOne(kind, options, `sentinel-${turn}`)));
    const taken = planted.filter((one) => one !== undefined);
    pair = taken.length === kinds.length && taken.length > 1 ? taken : [];
    if (pair.length === 0) return;
    const first = await lookOnce();
    if (first.isAll('shown')) seen = first;
  };

  /** Makes new sentinels after a loss. They were shown at once before, so those that do not appear are lost as well. */
  const plantAgain = async (): Promise<void> => {
    const since = { since: position(), at: now() };
    await plant();
    for (const ms of lateReadPauses) {
      if (seen !== undefined || pair.length === 0 || isStopped) break;
      await pause(ms);
      const look = await lookOnce();
      if (look.isAll('shown')) seen = look;
    }
    if (seen !== undefined) for (const loss of losses) loss.to = Math.min(loss.to, seen.since);
    else if (pair.length > 0 && !isStopped) await lose(since, { until: position(), endedAt: now() });
    // Without new sentinels nobody looks again, so that what begins now is judged as usual.
    else for (const loss of losses) loss.to = Math.min(loss.to, position());
  };

  const lookOnce = async (): Promise<Look> => {
    const [since, at] = [position(), now()];
    const sights = await Promise.all(pair.map(({ look }) => look().catch((): SentinelSight => 'unknown')));
    return { since, at, until: position(), endedAt: now(), sights, isAll: isAllIn(sights) };
  };

  /** Looks until it is certain whether the data is there. */
  const watch = async (): Promise<void> => {
    calls = 0;
    const first = await lookOnce();
    if (seen === undefined || first.isAll('shown')) return decide(first, first);
    suspicion = settle(first).finally(() => {
      suspicion = undefined;
    });
    return suspicion;
  };

  const settle = async (first: Look): Promise<void> => {
    let last = first;
    for (const ms of lateReadPauses) {
      if (last.isAll('shown') || isStopped) break;
      await pause(ms);
      last = await lookOnce();
    }
    await decide(first, last);
  };

  const decide = async (first: Look, last: Look): Promise<void> => {
    if (last.isAll('shown')) {
      seen = last;
      vain = 0;
    } else if (last.isAll('gone') && seen !== undefined) await lose(seen, first);
    else if (last.sights.includes('gone') || ++vain === mostVain) pair = [];
  };

  const lose = async (
    before: { readonly since: number; readonly at: number },
    after: { readonly until: number; readonly endedAt: number },
  ): Promise<void> => {
    const loss: MetLoss = {
      from: before.since,
      to: Number.POSITIVE_INFINITY,
      said: `the target lost its data at ${clock(after.endedAt)}`,
      seenAt: clock(before.at),
      isLast: losses.length === mostLosses,
    };
    losses.push(loss);
    const { said, seenAt, isLast } = loss;
    options.onLoss({ said, seenAt, isLast }, after.until);
    pair = [];
    if (!isLast) await plantAgain();
  };

  const start = (work: () => Promise<void>): Promise<void> => {
    const over = work()
      // A call that could not be made shows no sentinel. Whoever makes the run's next call learns why.
      .catch(() => undefined)
      .finally(() => {
        underWay = undefined;
      });
    underWay = { since: position(), over };
    return over;
  };

  /** A look that began after a position. All who wait for one share it. */
  const lookAfter = async (since: number): Promise<void> => {
    if (underWay !== undefined && underWay.since >= since) return underWay.over;
    next ??= (underWay?.over ?? Promise.resolve()).then(() => {
      next = undefined;
      return pair.length === 0 || isStopped ? undefined : start(watch);
    });
    return next;
  };

  // Not at once: the run is still being put together.
  const planted = kinds.length > 1 ? start(() => Promise.resolve().then(plant)) : Promise.resolve();
  return {
    planted,
    calm: async () => suspicion,
    called: () => {
      calls += 1;
      if (calls < (losses.length === 0 ? everyCalls.before : everyCalls.afterLoss) || pair.length === 0)
        return;
      calls = 0;
      void lookAfter(position());
    },
    lossBehind: async (reach, isDoubted) => {
      await planted;
      const isLookedAt = (): boolean =>
        seen === undefined || pair.length === 0 || seen.since >= reach.until || found(reach) !== undefined;
      if (isDoubted && !isLookedAt()) await lookAfter(reach.until);
      return found(reach);
    },
    isGivenUp: () => losses.length > mostLosses,
    stop: async () => {
      isStopped = true;
      await next;
      await underWay?.over;
    },
  };

  function found({ since, until }: Reach): DataLoss | undefined {
    return losses.find(({ from, to }) => from < until && since < to);
  }
}

/**
 * A loss as a run meets it. It happened between two positions in the run's sequence of sends and answers (`Moment`). `to` is where
 * new sentinels were seen first, and infinite before that.
 */
interface MetLoss extends DataLoss {
  readonly from: number;
  to: number;
}

/** All sentinels looked at once: from when to when, and what was seen. */
interface Look {
  readonly since: number;
  readonly at: number;
  readonly until: number;
  readonly endedAt: number;
  readonly sights: readonly SentinelSight[];
  readonly isAll: (wanted: SentinelSight) => boolean;
}

const isAllIn =
  (sights: readonly SentinelSight[]) =>
  (wanted: SentinelSight): boolean =>
    sights.every((sight) => sight === wanted);

/** Makes one sentinel; undefined if the target or the safety rules refuse it. */
async function plantOne(
  kind: SentinelKind,
  { call, context, onMade }: SentinelOptions,
  label: string,
): Promise<PlantedSentinel | undefined> {
  const made = new Set<string>();
  const unique = (of: string): string => {
    const mark = context.unique(of);
    made.add(mark);
    return mark;
  };
  const members = kind.insert({ ...context, unique }, label);
  const [mark] = marksIn(members[kind.update.record ?? ''], (text) => made.has(text));
  if (mark === undefined) throw new Error(`the sentinel of ${kind.update.name} holds no mark`);
  const insert = await call(kind.update, members).catch(() => undefined);
  if (insert === undefined) return undefined;
  const record = kind.made(insert);
  if (record !== undefined) onMade(record);
  return answeredZero(insert)
    ? plantedSentinel(kind, insert, mark, (asked) => call(kind.get, asked))
    : undefined;
}
