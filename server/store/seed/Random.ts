/** A source of choices; the same seed gives the same choices. */
export interface Random {
  /** From `low` to `high`, both included. */
  readonly int: (low: number, high: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  /** A decimal with 2 fraction digits, as text, from 0.00 to `high`. */
  readonly decimal: (high: number) => string;
}
