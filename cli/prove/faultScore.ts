import type { Fault } from '../../server/Fault.ts';
import { formats } from '../../specs/Format.ts';
import type { Level } from '../../specs/Level.ts';
import { levelOf } from './catalogue.ts';
import type { Dependence } from './dependences.ts';
import type { Breach, TrialOutcome } from './TrialOutcome.ts';

/** A proof's result for one fault: a row of the kill matrix. */
export interface FaultScore {
  readonly name: string;
  readonly clause: string;
  /** The level that it breaks. */
  readonly level: Level;
  readonly about: string;
  /** Whether the broken clause was red at that level. */
  readonly found: boolean;
  /** How many cases found it, by format. Cases about several formats count under `several`. Formats without any are left out. */
  readonly formats: Readonly<Record<string, number>>;
  /** What else was blamed: clauses that do not depend on the broken one, and any clause at MUST if no MUST is broken. */
  readonly blamed: readonly Blame[];
  /** Clauses that failed too and are declared to depend on it. */
  readonly dependent: readonly string[];
  readonly errored: readonly Blame[];
  /** Why nothing was judged. */
  readonly stopped?: string;
}

/** A clause that was red where it should not be. */
export interface Blame {
  readonly clause: string;
  readonly level: Level;
  readonly cases: number;
  /** An example of the cases. */
  readonly example: string;
  readonly difference: string;
}

/** Scores the outcome of judging a server with one fault. */
export function faultScore(
  name: string,
  fault: Fault,
  { breaches, errored, stopped }: TrialOutcome,
  dependences: readonly Dependence[],
): FaultScore {
  const { clause, about } = fault;
  const level = levelOf(fault);
  const depends = (other: string): boolean =>
    dependences.some(({ broken, also }) => broken === clause && also === other);
  // A server that breaks only a SHOULD or a NOTE must never fail.
  const isTooHard = (breach: Breach): boolean => breach.level === 'MUST' && level !== 'MUST';
  const own = breaches.filter((breach) => breach.clause === clause);
  const others = breaches.filter((breach) => breach.clause !== clause);
  return {
    name,
    clause,
    level,
    about,
    found: own.some((breach) => breach.level === level),
    formats: byFormat(own.flatMap(({ cases }) => cases)),
    blamed: blames(
      breaches.filter((breach) => isTooHard(breach) || (breach.clause !== clause && !depends(breach.clause))),
    ),
    dependent: [...new Set(others.map((breach) => breach.clause).filter(depends))].sort(),
    errored: blames(errored),
    ...(stopped === undefined ? {} : { stopped }),
  };
}

/** By clause and level. */
export function blames(breaches: readonly Breach[]): readonly Blame[] {
  const found = new Map<string, Blame>();
  for (const { clause, level, cases, difference } of breaches) {
    const key = `${clause} ${level}`;
    const before = found.get(key);
    const [example = ''] = cases;
    found.set(
      key,
      before === undefined
        ? { clause, level, cases: cases.length, example, difference: readable(difference) }
        : { ...before, cases: before.cases + cases.length },
    );
  }
  return [...found.values()];
}

const readable = (difference: string): string => difference.split('\u0000').join(' | ').slice(0, 300);

function byFormat(ids: readonly string[]): Readonly<Record<string, number>> {
  const columns = [...formats, 'several'];
  const column = (id: string): string => {
    const [first = ''] = id.split('/');
    return (formats as readonly string[]).includes(first) ? first : 'several';
  };
  const met = ids.map(column);
  return Object.fromEntries(
    columns
      .map((name) => [name, met.filter((each) => each === name).length] as const)
      .filter(([, count]) => count > 0),
  );
}
