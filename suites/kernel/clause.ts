import { matchesGlob } from '../../config/matchesGlob.ts';
import type { EvidenceSpec } from '../../harness/evidence/Evidence.ts';
import type { Observer } from '../../harness/evidence/Plan.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import type { AppliesTo, Clause, Place } from '../../specs/Clause.ts';
import type { Format } from '../../specs/Format.ts';
import type { Level } from '../../specs/Level.ts';
import type { Operation } from '../../specs/Operation.ts';
import { placeExists } from '../../specs/placeExists.ts';
import type { Probe, Scenario } from './probe.ts';
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
export interface ClauseCheck extends Omit<Check, 'clause' | 'level'>, Partial<Pick<Check, 'level'>> {
  /** What is sent for it; absent where another clause's probe or the plain call brings the evidence. */
  readonly probe?: Probe;
}

/** Everything that is done and judged for one clause. */
interface ClauseSuite {
  readonly checks: readonly Check[];
  /** What this clause wants done with an operation, besides the plain calls in `probes/plain/`. */
  readonly scenarios?: (operation: Operation) => readonly Scenario[];
  /** Cases that are not made from checks; none where the clause does not apply. */
  readonly casesAt?: PlaceCases;
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
 * name the evidence of single places too (`evidenceKey`). A clause's file has it as `casesAcross`.
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

/**
 * What a clause's file says of it: the text, where it applies, and how it is judged.
 *
 * - `checks`: one answer or the evidence of one probe, at each place where the clause applies. Most clauses need nothing else.
 * - `casesAt`: cases at a place that the checks can't make: one for each hazard, for each wrong key, or of all answers there.
 * - `casesAcross`: cases about several formats at once.
 * - `observed`: noted in the profile and never judged.
 */
export interface ClauseParts extends Omit<Clause, 'id'>, Partial<Omit<ClauseSuite, 'checks'>> {
  /** Judged on single answers. */
  readonly checks?: readonly ClauseCheck[];
  /** Judged on several formats at once. */
  readonly casesAcross?: Across;
  /** Earlier clauses that explain a breach of this one in the same exchange. */
  readonly yieldsTo?: readonly Yielding[];
  /** Noted in the implementation profile, and never judged. */
  readonly observed?: Omit<Profile, 'clause'>;
}

/** A clause with all that judges it. */
export interface JudgedClause extends Clause, ClauseSuite {
  readonly yieldsTo?: readonly Yielding[];
  readonly casesAcross?: Across;
  readonly observed?: Profile;
}

/**
 * Makes a clause of what its file says. It applies only at places that exist.
 *
 * Raises an Error (ours is wrong) where an OPEN clause has checks.
 */
export function clause(
  id: string,
  { checks = [], scenarios, observed, appliesTo, ...parts }: ClauseParts,
): JudgedClause {
  const { level } = parts;
  if (level === 'OPEN' && checks.length > 0) throw new Error(`${id} is open, so nothing of it can be judged`);
  return {
    ...parts,
    id,
    appliesTo: withinPlaces(appliesTo),
    checks: checks.map(({ probe: _, ...check }) => ({ ...check, clause: id, level: check.level ?? level })),
    scenarios: (operation) => [
      ...(scenarios?.(operation) ?? []),
      ...new Set(checks.flatMap(({ probe }) => (probe?.of(operation) === true ? [probe] : []))),
    ],
    ...(observed === undefined ? {} : { observed: { ...observed, clause: id } }),
  };
}

const withinPlaces = ({ reason, holds }: AppliesTo): AppliesTo => ({
  reason,
  holds: (place) => placeExists(place) && holds(place),
});

/** What the clauses of a family are about, where that is not what an operation does. */
const families: Readonly<Record<string, 'form' | 'message'>> = { FMT: 'form', TYP: 'form', ENV: 'message' };

/** What a clause is about: the form of addresses and values, the message around the records, or what an operation does. */
export const aboutOf = (id: string): 'form' | 'message' | 'operation' =>
  families[id.split('-')[0] ?? ''] ?? 'operation';

/** Why a clause says nothing of an exchange in which an earlier clause is broken (rule 5: one breach, one clause). */
export interface Yielding {
  /** The earlier clauses. */
  readonly to: readonly string[];
  /** A glob of the case ids that yield; without it, all cases of the clause do. */
  readonly cases?: string;
  readonly reason: string;
}

/** For clauses about what an operation says. */
export const unroutedCall: Yielding = {
  to: ['FMT-6', 'FMT-7'],
  reason:
    "A call that its suffix or its `format` spoils never reached the operation, so its answer is not the operation's.",
};

/** For clauses about what a failure says besides its code. */
export const anotherFailure: Yielding = {
  to: ['ENV-3'],
  reason:
    'A failure with another ErrorCode is another failure: what else it lacks or says otherwise goes with that.',
};

/** For clauses about the HTTP status of what a call says. */
export const unreadAnswer: Yielding = {
  to: ['FMT-1'],
  reason: 'An answer that cannot be read is not how the operation fails, whatever its HTTP status is.',
};

/** The clauses that a case yields to; `harness/verdicts/yielded.ts` applies it to every verdict that would be red. */
export const earlierClauses = (
  yieldings: readonly Yielding[],
  { id, clause }: { readonly id: string; readonly clause: string },
): readonly string[] => [
  ...new Set(
    yieldings
      .filter(({ cases }) => cases === undefined || matchesGlob(cases, id))
      .flatMap(({ to }) => to)
      .filter((earlier) => earlier !== clause),
  ),
];
