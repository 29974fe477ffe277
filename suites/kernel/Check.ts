import type { Case } from '../../harness/verdicts/Case.ts';
import type { EvidenceSpec } from '../../harness/evidence/Evidence.ts';
import type { Observer } from '../../harness/evidence/Plan.ts';
import type { Place } from '../../specs/Clause.ts';
import type { Format } from '../../specs/Format.ts';
import type { Level } from '../../specs/Level.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { Probe } from './probe.ts';
import type { Scenario } from './Scenario.ts';
import type { Judge } from './Subject.ts';

/**
 * One check of one clause, written once and expanded over all evidence that it applies to.
 *
 * It is asked only when there is something to look at: `on` success or failure, and, unless it reads `bytes`, an
 * answer that decodes; a check that reads the `status` block is asked only where there is one.
 */
export interface Check {
  readonly clause: string;
  readonly level: Level | ((place: Place, scenario: Pick<Scenario, 'name' | 'shownBy'>) => Level);
  /** Tells apart the checks of one clause. */
  readonly slug?: string;
  /** The one scenario it looks at; without it, all but those that stand apart. */
  readonly scenario?: string;
  readonly on: 'success' | 'failure' | 'any';
  readonly reads: 'bytes' | 'value' | 'status';
  /**
   * Asked in the case of the plain call of what the other scenarios that write there brought, too: of all these answers, or of
   * those of calls that were taken.
   */
  readonly further?: 'all' | 'taken';
  /** As in Case: what it finds is not read a second time. */
  readonly once?: true;
  /** Narrower than the clause's own rule. */
  readonly when?: (place: Place, scenario: Pick<Scenario, 'name' | 'expects' | 'shownBy'>) => boolean;
  readonly judge: Judge;
}

/** A check as its clause's file writes it: the clause goes without saying, and so does its level where it is the clause's own. */
export interface ClauseCheck
  extends Omit<Check, 'clause' | 'level'>,
    Partial<Pick<Check, 'clause' | 'level'>> {
  /** What is sent for it; absent where another clause's probe or the plain call brings the evidence. */
  readonly probe?: Probe;
}

/** Everything that is done and judged for one clause. */
export interface ClauseSuite {
  readonly checks: readonly Check[];
  /** What this clause wants done with an operation, besides the plain calls in `probes/plain/`. */
  readonly scenarios?: (operation: Operation) => readonly Scenario[];
  /** Cases that are not made from checks; none where the clause does not apply. */
  readonly placed?: PlaceCases;
}

/**
 * Cases at one place that are no checks of single answers, and the evidence they need besides what is gathered there
 * (`here`): hostile bytes that may stay unanswered, wrong keys whose answers are open, a look at all answers.
 */
export type PlaceCases = (
  place: Place,
  here: readonly EvidenceSpec[],
  selected: readonly Format[],
) => { readonly evidence: readonly EvidenceSpec[]; readonly cases: readonly Case[] };

/**
 * Cases about several formats or addresses at once, and the evidence they need, made from the selected formats; it may
 * name the evidence of single places too (`evidenceKey`). A clause's file has it as `across`.
 */
export type Across = (selected: readonly Format[]) => {
  readonly evidence: readonly EvidenceSpec[];
  readonly cases: readonly Case[];
};

/** What is looked at for the implementation profile, with what is asked for it alone. */
export interface Profile extends Observer {
  /** Few calls, made only in a run that is not narrowed to clauses or cases: no case asks for them. */
  readonly evidence?: (selected: readonly Format[]) => readonly EvidenceSpec[];
}
