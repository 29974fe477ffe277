import type { EvidenceSpec } from '../../harness/evidence/Evidence.ts';
import type { Observer } from '../../harness/evidence/Plan.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import type { AppliesTo, Clause, Place } from '../../specs/Clause.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { placeExists } from '../../specs/placeExists.ts';
import type { Check, ClauseCheck } from './check.ts';
import type { Scenario } from './probe.ts';
import type { Yielding } from './yieldsTo.ts';

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
