import type { Operation } from '../specs/Operation.ts';
import type { Check } from './Check.ts';
import type { PlaceCases } from './PlaceCases.ts';
import type { Scenario } from './Scenario.ts';

/** All that is done and judged for one clause: one file, named as the clause without its hyphen. */
export interface ClauseSuite {
  readonly checks: readonly Check[];
  /** What is done for this clause alone with an operation; scenarios that several clauses use stand in `operations/`. */
  readonly scenarios?: (operation: Operation) => readonly Scenario[];
  /** Cases that are made otherwise than from checks; none where the clause does not apply. */
  readonly placed?: PlaceCases;
}
