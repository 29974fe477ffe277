import type { Planted } from '../../../server/mutants/Mutant.ts';
import type { Blame } from '../faultScore.ts';

/** The result of judging one mutant. */
export interface MutantScore
  extends Pick<
    Planted,
    'name' | 'operator' | 'family' | 'direction' | 'scope' | 'kind' | 'operation' | 'about'
  > {
  /** The clauses that it breaks, the first one above all; none if it is lawful. */
  readonly clauses: readonly string[];
  /** `MUST`, `SHOULD`, `NOTE` or `lawful`. */
  readonly level: string;
  readonly because: string;
  /** Whether anything was red: something failed, or where only a SHOULD or a NOTE is broken, failed or warned. */
  readonly found: boolean;
  /** Whether one of its clauses was. */
  readonly precise: boolean;
  /** What was red, by clause and level. */
  readonly red: readonly Blame[];
  /** Whether it never changed anything while it was judged. */
  readonly idle: boolean;
  /** Whether any call came within its scope. */
  readonly reached: boolean;
  /** The cases that it blocked while nothing was red. */
  readonly hidden: readonly string[];
  readonly errored: readonly Blame[];
  readonly stopped?: string;
}
