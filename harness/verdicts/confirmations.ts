import type { Verdict } from './Verdict.ts';

/** How often each breach was read a second time and confirmed. */
export interface Confirmations {
  /** Whether a breach was confirmed so often, on different calls, that another reading would show nothing new. */
  readonly isBelieved: (breach: Breach) => boolean;
  readonly noteRepeated: (breach: Breach) => void;
}

/** What makes two breaches the same habit of the target. */
type Breach = Pick<Verdict, 'clause' | 'format'> & Partial<Pick<Verdict, 'expected' | 'actual'>>;

/** After this many second readings it is a habit. A target that is wrong everywhere need not be read twice everywhere. */
const readingsOfHabit = 5;

/** Begins to count what second readings confirm. */
export function confirmations(): Confirmations {
  const counts = new Map<string, number>();
  const key = ({ clause, format, expected, actual }: Breach): string =>
    JSON.stringify([clause, format, expected, actual]);
  return {
    isBelieved: (breach) => (counts.get(key(breach)) ?? 0) >= readingsOfHabit,
    noteRepeated: (breach) => {
      counts.set(key(breach), (counts.get(key(breach)) ?? 0) + 1);
    },
  };
}
