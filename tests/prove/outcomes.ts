import type { Trial } from '../../cli/prove/Trial.ts';
import type { Breach, TrialOutcome } from '../../cli/prove/TrialOutcome.ts';

/** A trial of one fault by the whole plan. */
export const trialOf = (fault: string, change: Partial<Trial> = {}): Trial => ({
  name: `fault ${fault}`,
  kind: 'fault',
  faults: [fault],
  variants: [],
  share: 1,
  seed: 1,
  ...change,
});

export const outcomeOf = (trial: Trial, ...breaches: readonly Breach[]): TrialOutcome => ({
  trial,
  judged: 10,
  breaches,
  errored: [],
  blocked: [],
  unproven: [],
});

export const breach = (clause: string, ...cases: readonly string[]): Breach => ({
  clause,
  level: 'MUST',
  difference: 'a\u0000b',
  cases,
});
