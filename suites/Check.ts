import type { Judgement } from '../harness/Judgement.ts';
import type { Place } from '../specs/Clause.ts';
import type { Level } from '../specs/Level.ts';
import type { Scenario } from './Scenario.ts';
import type { Subject } from './Subject.ts';

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
  readonly judge: (subject: Subject) => Judgement;
}
