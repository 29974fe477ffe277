import type { Place } from '../../specs/Clause.ts';
import type { Level } from '../../specs/Level.ts';
import type { Probe, Scenario } from './probe.ts';
import type { Judge, Subject } from './Subject.ts';

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

type Options = Partial<Pick<ClauseCheck, 'level' | 'slug' | 'on' | 'reads' | 'once' | 'when' | 'further'>>;

/** For a check that judges a refusal as well as a success. */
export const asAnswered = { on: 'any', reads: 'status' } as const;

/**
 * A check of what one probe brought. A string names a scenario of another clause, or the plain call (`success`).
 *
 * Unless the options say otherwise, the check reads the value of a success. Where the probe does not expect success, the check reads
 * the status block of whatever was answered.
 */
export function on<E extends string = string>(
  probed: Probe<E> | string,
  judge: (subject: Subject<E>) => ReturnType<Judge>,
  options: Options = {},
): ClauseCheck {
  const expects = typeof probed === 'string' ? 'success' : probed.expects;
  return {
    ...(expects === 'success' ? ({ on: 'success', reads: 'value' } as const) : asAnswered),
    ...(typeof probed === 'string' ? { scenario: probed } : { scenario: probed.name, probe: probed }),
    ...options,
    // The names of the answers are known to the compiler alone.
    judge: judge as Judge,
  };
}
