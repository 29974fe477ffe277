import type { Scope } from '../../config/scope.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import type { Observer } from '../../harness/evidence/Plan.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import type { Question } from '../../harness/verdicts/gate.ts';
import type { CheckResult, Judgement } from '../../harness/verdicts/Judgement.ts';
import { judgementOf } from '../../harness/verdicts/judgements.ts';
import type { Judge, Subject } from '../../harness/verdicts/Subject.ts';
import { type Yielding, yieldingsOf } from '../../harness/verdicts/yieldsTo.ts';
import type { Clause, Place } from '../../specs/Clause.ts';
import type { Format } from '../../specs/Format.ts';
import type { Level } from '../../specs/Level.ts';
import type { Operation } from '../../specs/Operation.ts';
import { placeExists } from '../../specs/placeExists.ts';
import type { Probe, Scenario } from './probe.ts';

/** One check of one clause, written once and expanded over all evidence that it applies to and that the gate lets pass. */
export interface Check extends Question {
  readonly level: Level | ((place: Place, scenario: Pick<Scenario, 'name' | 'shownBy'>) => Level);
  /** Tells apart the checks of one clause. */
  readonly slug?: string;
  /** The one scenario it looks at; without it, all but those that stand apart. */
  readonly scenario?: string;
  /**
   * The case of the plain call also judges the answers of the other scenarios that write at this place. `all` means each of them, and
   * `taken` those of calls that were taken. `told` adds the failures with a status block.
   */
  readonly alsoAsks?: 'all' | 'taken' | 'told';
  /** As in Case: what it finds is not read a second time. */
  readonly once?: true;
  /** Narrower than the clause's own rule. */
  readonly when?: (place: Place, scenario: Pick<Scenario, 'name' | 'expects' | 'shownBy'>) => boolean;
  readonly judge: (subject: Subject) => Judgement;
}

/** A check as its clause's file writes it: without the clause, and without a level where that is the clause's own. */
export interface ClauseCheck
  extends Omit<Check, 'clause' | 'level' | 'judge'>,
    Partial<Pick<Check, 'level'>> {
  readonly judge: Judge;
  /** What is sent for it; absent where another clause's probe or the plain call brings the evidence. */
  readonly probe?: Probe;
}

type Options = Partial<
  Pick<ClauseCheck, 'level' | 'slug' | 'answers' | 'reads' | 'once' | 'when' | 'alsoAsks'>
>;

/** For a check that judges a refusal as well as a success. */
export const asAnswered = { answers: 'all', reads: 'status' } as const;

/**
 * A check of what one probe brought. A string names a scenario of another clause, or the plain call (`success`).
 *
 * Unless the options say otherwise, the check reads the value of a success. Where the probe does not expect success, the check reads the
 * status block of whatever was answered. A string is always taken to expect success: give `asAnswered` for a scenario that expects a
 * failure. A name that no scenario has makes no case, which `allCases` refuses.
 */
export function on<E extends string = string>(
  probed: Probe<E> | string,
  judge: (subject: Subject<E>) => CheckResult,
  options: Options = {},
): ClauseCheck {
  const expects = typeof probed === 'string' ? 'success' : probed.expects;
  return {
    ...(expects === 'success' ? ({ answers: 'successes', reads: 'value' } as const) : asAnswered),
    ...(typeof probed === 'string' ? { scenario: probed } : { scenario: probed.name, probe: probed }),
    ...options,
    // The names of the answers are known to the compiler alone.
    judge: judge as Judge,
  };
}

/** Cases that are not made from checks, and the evidence that they need. */
export interface MadeCases {
  readonly evidence: readonly EvidenceSpec[];
  readonly cases: readonly Case[];
}

/**
 * Cases at one place that are no checks of single answers: hostile bytes that may stay unanswered, wrong keys whose answers are
 * open, a look at all answers. `here` is the evidence that is gathered at the place anyway.
 */
type PlaceCases = (
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
  readonly evidence?: (selected: readonly Format[], scope: Scope) => readonly EvidenceSpec[];
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
    yieldsTo: yieldingsOf(id, yieldsTo),
    ...(observed === undefined ? {} : { observed: { ...observed, clause: id } }),
  };
}
