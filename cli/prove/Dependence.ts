/** That a breach of one clause makes another fail as well, lawfully: both say something of the same bytes. */
export interface Dependence {
  /** The clause that is broken. */
  readonly broken: string;
  /** The clause that may fail with it. */
  readonly also: string;
  /** A fault that breaks the first without the second: they are two clauses. A proof checks that it does. */
  readonly apart: string;
  readonly reason: string;
}
