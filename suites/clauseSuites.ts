import { loadFolder } from '../specs/loadFolder.ts';
import type { Operation } from '../specs/Operation.ts';
import type { Check } from './Check.ts';
import type { ClauseSuite } from './ClauseSuite.ts';
import type { PlaceCases } from './PlaceCases.ts';
import type { Scenario } from './Scenario.ts';

type Loaded = ClauseSuite | readonly Check[];

/** The folders are the document's table of contents; each file in them holds one clause. */
const folders = [
  loadFolder<Loaded>(import.meta.url, './envelope'),
  loadFolder<Loaded>(import.meta.url, './values'),
  loadFolder<Loaded>(import.meta.url, './formats'),
  loadFolder<Loaded>(import.meta.url, './authentication'),
  loadFolder<Loaded>(import.meta.url, './reading'),
  loadFolder<Loaded>(import.meta.url, './filtering'),
  loadFolder<Loaded>(import.meta.url, './actions'),
  loadFolder<Loaded>(import.meta.url, './orders'),
  loadFolder<Loaded>(import.meta.url, './workOrders'),
  loadFolder<Loaded>(import.meta.url, './deleting'),
  loadFolder<Loaded>(import.meta.url, './shipping'),
  loadFolder<Loaded>(import.meta.url, './events'),
  loadFolder<Loaded>(import.meta.url, './failures'),
  loadFolder<Loaded>(import.meta.url, './robustness'),
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
