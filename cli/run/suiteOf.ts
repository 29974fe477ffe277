import type { Settings } from '../../config/Settings.ts';
import { clausesOfRun } from '../../reports/clausesOfRun.ts';
import type { NamedCase } from '../../reports/deviations.ts';
import type { ClauseOfRun } from '../../specs/Clause.ts';
import { formats } from '../../specs/Format.ts';
import { allCases, suiteSize } from '../../suites/kernel/allCases.ts';
import { clausesWith, countOwn, ownCases } from '../../suites/kernel/ownCases.ts';
import { planShard } from '../../suites/kernel/shards.ts';

/** What a run takes from the suite. */
export interface SuiteOfRun {
  /** The ids of the selected cases. */
  readonly selected: readonly string[];
  /** How many cases the suite has in all formats. */
  readonly size: number;
  /** The clauses, and the operator's own checks. */
  readonly clauses: readonly ClauseOfRun[];
}

/** The suite as a run with these settings and this plan takes it. Its hooks must be loaded. */
export const suiteOf = (
  settings: Settings,
  selected: readonly string[] = planShard(settings).cases.map(({ id }) => id),
): SuiteOfRun => ({
  selected,
  size: suiteSize + countOwn(settings.hooks),
  clauses: clausesOfRun(clausesWith(settings.hooks)),
});

/** All cases in all formats, before any selection. */
export function namedCases({ hooks }: Pick<Settings, 'hooks'>): readonly NamedCase[] {
  const { cases, evidence } = allCases(formats);
  const own = ownCases(formats, hooks, { evidenceOf: (key) => evidence.get(key) });
  return [...cases, ...own].map(({ operation, ...one }) => ({ ...one, operation: operation?.name ?? '-' }));
}
