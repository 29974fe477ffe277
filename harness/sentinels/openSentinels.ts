import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Made } from '../evidence/Evidence.ts';
import type { Reach } from '../evidence/reaches.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { answeredZero } from '../exchanges/answeredZero.ts';
import { marksIn } from '../writes/marks.ts';
import { type PlantedSentinel, plantedSentinel, type Sight } from './plantedSentinel.ts';
import type { SentinelContext, SentinelKind } from './SentinelKind.ts';

/** The target lost its data too often, so that no call is made any more. The target's matter; the case is errored. */
export class DataLossError extends Error {
  override readonly name = 'DataLossError';
}

/** One loss of data. It happened between two positions in the run's sequence of sends and answers (`Moment`). */
export interface DataLoss {
  readonly from: number;
  readonly to: number;
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
  readonly onLoss: (loss: DataLoss) => void;
  readonly pause?: (ms: number) => Promise<unknown>;
  readonly now?: () => number;
}

/** A look is made after so many calls at the latest. A whole run makes some 5000. */
const everyCalls = 250;

/** Sentinels that are gone are looked for again after these times, in milliseconds: a copy of the data may lag behind. */
const again = [100, 400, 1500, 3000];

/** A target that loses its data once more often than this is given up. */
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
  const losses: DataLoss[] = [];
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
    if (pair.length > 0) await watch();
  };

  const lookOnce = async () => {
    const [since, at] = [position(), now()];
    const sights = await Promise.all(pair.map(({ look }) => look().catch((): Sight => 'unknown')));
    return { since, at, until: position(), endedAt: now(), sights, isAll: isAllIn(sights) };
  };

  /** Looks until it is certain whether the data is there. */
  const watch = async (): Promise<void> => {
    calls = 0;
    const first = await lookOnce();
    let last = first;
    for (const ms of seen === undefined ? [] : again) {
      if (last.isAll('shown') || isStopped) break;
      await pause(ms);
      last = await lookOnce();
    }
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
    const loss = {
      from: before.since,
      to: after.until,
      said: `the target lost its data at ${clock(after.endedAt)}`,
      seenAt: clock(before.at),
      isLast: losses.length === mostLosses,
    };
    losses.push(loss);
    options.onLoss(loss);
    pair = [];
    if (!loss.isLast) await plant();
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
    called: () => {
      calls += 1;
      if (calls < everyCalls || pair.length === 0) return;
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

const isAllIn =
  (sights: readonly Sight[]) =>
  (wanted: Sight): boolean =>
    sights.every((sight) => sight === wanted);

/** Makes one sentinel; undefined if the target or the safety rules refuse it. */
async function plantOne(
  kind: SentinelKind,
  { call, context, onMade }: SentinelOptions,
  label: string,
): Promise<PlantedSentinel | undefined> {
  const members = kind.insert(context, label);
  const [mark] = marksIn(members[kind.update.record ?? '']);
  if (mark === undefined) throw new Error(`the sentinel of ${kind.update.name} holds no mark`);
  const insert = await call(kind.update, members).catch(() => undefined);
  if (insert === undefined) return undefined;
  const made = kind.made(insert);
  if (made !== undefined) onMade(made);
  return answeredZero(insert)
    ? plantedSentinel(kind, insert, mark, (asked) => call(kind.get, asked))
    : undefined;
}

/** The time of day, UTC. */
const clock = (at: number): string => `${new Date(at).toISOString().slice(11, 19)} UTC`;
