import type { Fixtures } from '../../config/Settings.ts';
import { effectOf } from '../addressing/effectOf.ts';
import type { Answer } from '../exchanges/Answer.ts';

/**
 * What evidence rests on: the calls made for it and for the evidence that it uses, as positions in the run's sequence of sends and
 * answers (`Moment`).
 */
export interface Reach {
  /** The first send; 0 if it uses what the fixtures name, because that was there before the run. */
  readonly since: number;
  /** The last answer; 0 if no call was answered. */
  readonly until: number;
  /** Whether a call may have written something. */
  readonly isWritten: boolean;
  /** A call without a response, if there was one. */
  readonly silent?: Answer | undefined;
}

/** The reaches of all evidence of a run. */
export interface Reaches {
  /** Notes what a piece of evidence uses, while it is gathered. */
  readonly of: (key: string) => Trail;
  readonly reach: (key: string) => Reach;
}

interface Trail {
  readonly called: (answer: Answer) => void;
  readonly uses: (key: string) => void;
  /** The fixtures, which note that they were used. */
  readonly watched: (fixtures: Fixtures) => Fixtures;
}

/** Begins to note what evidence rests on. A reach holds that of all evidence that was used, however deep. */
export function reaches(): Reaches {
  const own = new Map<string, { reach: Reach; readonly used: Set<string> }>();
  const entryOf = (key: string) => {
    const entry = own.get(key) ?? { reach: nothing, used: new Set<string>() };
    own.set(key, entry);
    return entry;
  };
  return {
    of: (key) => {
      const entry = entryOf(key);
      const add = (reach: Reach): void => {
        entry.reach = joined(entry.reach, reach);
      };
      return {
        called: (answer) => {
          const { call, exchange, moment } = answer;
          if (moment === undefined) return;
          const silent = exchange.response === null ? answer : undefined;
          add({ since: moment.sent, until: moment.answered, isWritten: effectOf(call) !== 'read', silent });
        },
        uses: (other) => entry.used.add(other),
        watched: (fixtures) =>
          new Proxy(fixtures, {
            get: (target, name, receiver) => {
              const value: unknown = Reflect.get(target, name, receiver);
              if (value !== undefined) add({ ...nothing, since: 0 });
              return value;
            },
          }),
      };
    },
    reach: (key) => {
      const all = new Set([key]);
      let reach = nothing;
      for (const each of all) {
        const entry = own.get(each);
        if (entry === undefined) continue;
        reach = joined(reach, entry.reach);
        for (const used of entry.used) all.add(used);
      }
      return reach;
    },
  };
}

const nothing: Reach = { since: Number.POSITIVE_INFINITY, until: 0, isWritten: false };

const joined = (one: Reach, other: Reach): Reach => ({
  since: Math.min(one.since, other.since),
  until: Math.max(one.until, other.until),
  isWritten: one.isWritten || other.isWritten,
  silent: one.silent ?? other.silent,
});
