import type { AppliesTo, Clause } from '../../specs/Clause.ts';
import { placeExists } from '../../specs/placeExists.ts';
import type { Across, ClauseCheck, ClauseSuite, Profile } from './Check.ts';
import type { Yielding } from './yieldsTo.ts';

/** What a clause's file says of it: the text, where it applies, and how it is judged. */
export interface ClauseParts extends Omit<Clause, 'id'>, Partial<Omit<ClauseSuite, 'checks'>> {
  /** Judged on single answers. */
  readonly checks?: readonly ClauseCheck[];
  /** Judged on several formats at once. */
  readonly across?: Across;
  /** Earlier clauses that explain a breach of this one in the same exchange. */
  readonly yieldsTo?: readonly Yielding[];
  /** Noted in the implementation profile, and never judged. */
  readonly observed?: Omit<Profile, 'clause'>;
}

/** A clause with all that judges it. */
export interface JudgedClause extends Clause, ClauseSuite {
  readonly yieldsTo?: readonly Yielding[];
  readonly across?: Across;
  readonly observed?: Profile;
}

/**
 * Makes a clause of what its file says. It applies only at places that exist.
 *
 * Raises an Error (ours is wrong) where a check names another clause, or an OPEN clause has checks.
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
    checks: checks.map(({ probe: _, ...check }) => {
      if (check.clause !== undefined && check.clause !== id)
        throw new Error(`a check of ${id} names ${check.clause}`);
      return { ...check, clause: id, level: check.level ?? level };
    }),
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
