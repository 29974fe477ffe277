import type { EvidenceSpec } from '../../harness/evidence/Evidence.ts';
import type { Observer } from '../../harness/evidence/Plan.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import type { Clause, Place } from '../../specs/Clause.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { placeExists } from '../../specs/placeExists.ts';
import { type Check, type ClauseCheck, judgementOf } from './check.ts';
import type { Scenario } from './probe.ts';
import { type Yielding, yieldings } from './yieldsTo.ts';

/** Cases that are not made from checks, and the evidence that they need. */
export interface MadeCases {
  readonly evidence: readonly EvidenceSpec[];
  readonly cases: readonly Case[];
}

/**
 * Cases at one place that are no checks of single answers: hostile bytes that may stay unanswered, wrong keys whose answers are
 * open, a look at all answers. `here` is the evidence that is gathered at the place anyway.
 */
export type PlaceCases = (
  place: Place,
  here: readonly EvidenceSpec[],
  selected: readonly Format[],
  clause: Clause,
) => MadeCases;

/** Cases about several of the selected formats, or several addresses, at once. */
export type Across = (selected: readonly Format[], clause: Clause) => MadeCases;

/** What is looked at for the implementation profile, with what is asked for it alone. */
export interface Profile extends Observer {
  /** Few calls, made only in a run that is not narrowed to clauses or cases: no case asks for them. */
  readonly evidence?: (selected: readonly Format[]) => readonly EvidenceSpec[];
}

/** What a clause's file says of it: the text, where it applies, and how it is judged. */
interface ClauseParts extends Omit<Clause, 'id' | 'level'> {
  /** Left out: MUST. */
  readonly level?: Clause['level'];
  /** Judge one answer, or what one probe brought, at each place where the clause applies. Most clauses need nothing else. */
  readonly checks?: readonly ClauseCheck[];
  /** What this clause wants done with an operation, besides its probes and the plain calls in `probes/plain/`. */
  readonly scenarios?: (operation: Operation) => readonly Scenario[];
  /** Makes the cases at a place that checks can't make. It is asked only where the clause applies. */
  readonly casesAt?: PlaceCases;
  readonly casesAcross?: Across;
  /** Earlier clauses that explain a breach of this one in the same exchange, besides those of its whole family. */
  readonly yieldsTo?: readonly Yielding[];
  /** Noted in the implementation profile, and never judged. */
  readonly observed?: Omit<Profile, 'clause'>;
}

/** A clause with all that judges it. */
export interface JudgedClause extends Clause {
  readonly checks: readonly Check[];
  readonly scenarios: (operation: Operation) => readonly Scenario[];
  readonly casesAt?: PlaceCases;
  readonly casesAcross?: Across;
  readonly yieldsTo: readonly Yielding[];
  readonly observed?: Profile;
}

/**
 * Makes a clause of what its file says. It applies only at places that exist.
 *
 * Raises an Error (ours is wrong) where an OPEN clause has checks.
 */
export function clause(id: string, parts: ClauseParts): JudgedClause {
  const { level = 'MUST', checks = [], scenarios, observed, yieldsTo, appliesTo, ...rest } = parts;
  if (level === 'OPEN' && checks.length > 0) throw new Error(`${id} is open, so nothing of it can be judged`);
  const { reason, holds } = appliesTo;
  return {
    ...rest,
    id,
    level,
    appliesTo: { reason, holds: (place) => placeExists(place) && holds(place) },
    checks: checks.map(({ probe: _, judge, ...check }) => ({
      ...{ ...check, clause: id, level: check.level ?? level },
      judge: (subject) => judgementOf(judge(subject)),
    })),
    scenarios: (operation) => [
      ...(scenarios?.(operation) ?? []),
      ...new Set(checks.flatMap(({ probe }) => (probe?.of(operation) === true ? [probe] : []))),
    ],
    yieldsTo: yieldings(id, yieldsTo),
    ...(observed === undefined ? {} : { observed: { ...observed, clause: id } }),
  };
}
