/** A breach of one clause rightly makes another one fail too, because both describe the same bytes. */
export interface Dependence {
  /** The clause that is broken. */
  readonly broken: string;
  /** The clause that may fail with it. */
  readonly also: string;
  /** A fault that breaks the first without the second, which shows that they are two clauses. A proof checks that it does. */
  readonly apart: string;
  readonly reason: string;
}
