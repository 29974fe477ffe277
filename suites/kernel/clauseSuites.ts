import { loadFolder } from '../../specs/loadFolder.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { Across, Check, ClauseSuite, PlaceCases, Profile } from './Check.ts';
import type { Scenario } from './Scenario.ts';

type Loaded = ClauseSuite | readonly Check[];

/** The folders are the document's table of contents; each file in them holds one clause. */
const folders = [
  loadFolder<Loaded>(import.meta.url, '../envelope', isClauseFile),
  loadFolder<Loaded>(import.meta.url, '../values', isClauseFile),
  loadFolder<Loaded>(import.meta.url, '../formats', isClauseFile),
  loadFolder<Loaded>(import.meta.url, '../authentication', isClauseFile),
  loadFolder<Loaded>(import.meta.url, '../reading', isClauseFile),
  loadFolder<Loaded>(import.meta.url, '../filtering', isClauseFile),
  loadFolder<Loaded>(import.meta.url, '../actions', isClauseFile),
  loadFolder<Loaded>(import.meta.url, '../orders', isClauseFile),
  loadFolder<Loaded>(import.meta.url, '../workOrders', isClauseFile),
  loadFolder<Loaded>(import.meta.url, '../deleting', isClauseFile),
  loadFolder<Loaded>(import.meta.url, '../shipping', isClauseFile),
  loadFolder<Loaded>(import.meta.url, '../events', isClauseFile),
  loadFolder<Loaded>(import.meta.url, '../failures', isClauseFile),
  loadFolder<Loaded>(import.meta.url, '../robustness', isClauseFile),
];

const suites: readonly ClauseSuite[] = (await Promise.all(folders)).flatMap((loaded) =>
  [...loaded.values()].map(asSuite),
);

/** All checks, in the order of the folders and of their files' names. */
export const checks: readonly Check[] = suites.flatMap((suite) => suite.checks);

/** What single clauses want done with an operation, besides what its own suite does. */
export const clauseScenarios = (operation: Operation): readonly Scenario[] =>
  suites.flatMap((suite) => suite.scenarios?.(operation) ?? []);

/** What makes cases at a place by itself. */
export const placedCases: readonly PlaceCases[] = suites.flatMap(({ placed }) => placed ?? []);

/** A file without scenarios of its own is just its checks. */
function asSuite(exported: ClauseSuite | readonly Check[]): ClauseSuite {
  return 'checks' in exported ? exported : { checks: exported };
}

/** The clauses about several formats at once. */
export const acrosses: readonly Across[] = [
  ...(await loadFolder<Across>(import.meta.url, '../across')).values(),
];

/** What is looked at for the implementation profile; one file a clause in `observations/`. */
export const observers: readonly Profile[] = [
  ...(await loadFolder<Profile>(import.meta.url, '../observations')).values(),
];

/** A clause's file is named as the clause without its hyphen; what several of a family share stands beside them. */
function isClauseFile(name: string): boolean {
  return /^[A-Z]+\d+$/.test(name);
}
