import type { Settings } from '../../config/Settings.ts';
import { clausesOfRun } from '../../reports/clausesOfRun.ts';
import type { NamedCase } from '../../reports/deviations.ts';
import type { ClauseOfRun } from '../../specs/Clause.ts';
import { formats } from '../../specs/Format.ts';
import { allCases, suiteSize } from '../../suites/kernel/allCases.ts';
import { clausesWith, countOwn, ownCases } from '../../suites/kernel/ownCases.ts';
import { planShard } from '../../suites/kernel/shards.ts';

/** What a run takes from the suite. It is data, so that it can cross threads. */
export interface SuiteOfRun {
  /** The ids of all cases that the run judges, those of its earlier parts first. */
  readonly caseIds: readonly string[];
  /** How many cases the suite has in all formats. */
  readonly size: number;
  /** The clauses, and the operator's own checks. */
  readonly clauses: readonly ClauseOfRun[];
}

/** What a run with these settings takes from the suite. Its hooks must be loaded in this thread. */
export const suiteOf = ({ hooks }: Pick<Settings, 'hooks'>, caseIds: readonly string[]): SuiteOfRun => ({
  caseIds,
  size: suiteSize + countOwn(hooks),
  clauses: clausesOfRun(clausesWith(hooks)),
});

/** The ids of the cases that a run with these settings judges. To plan them takes a while. */
export const caseIdsOf = (settings: Settings): readonly string[] =>
  planShard(settings).cases.map(({ id }) => id);

/** Every case in all formats. An entry of the known deviations names some of them. */
export function everyCase({ hooks }: Pick<Settings, 'hooks'>): readonly NamedCase[] {
  const { cases, evidence } = allCases(formats);
  const own = ownCases(formats, hooks, { evidenceOf: (key) => evidence.get(key) });
  return [...cases, ...own].map(({ operation, ...one }) => ({ ...one, operation: operation?.name ?? '-' }));
}
