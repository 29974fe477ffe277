import { appendFileSync, writeFileSync } from 'node:fs';
import { wholeLines } from '../run/files/wholeLines.ts';
import type { TrialOutcome } from './TrialOutcome.ts';

/** Outcomes on disk by the keys of their trials, so that an interrupted proof can resume. */
export interface KeptOutcomes {
  readonly known: (key: string) => TrialOutcome | undefined;
  /** The outcome is on disk when it returns. */
  readonly add: (key: string, outcome: TrialOutcome) => void;
}

interface Line {
  readonly key: string;
  readonly outcome: TrialOutcome;
}

/**
 * Opens a file of outcomes, whose first line says which build was proved. A file of another build is started over. A line that was
 * cut off because its writer died is left out.
 */
export function openKeptOutcomes(file: string, fingerprint: string): KeptOutcomes {
  const head = JSON.stringify({ fingerprint });
  const [first, ...lines] = wholeLines(file);
  const kept = first === head ? lines : [];
  const known = new Map(
    kept.map((line) => {
      const { key, outcome } = JSON.parse(line) as Line;
      return [key, outcome] as const;
    }),
  );
  // Written whole: otherwise the rest of a line without an end would run into the next one.
  writeFileSync(file, [head, ...kept, ''].join('\n'));
  return {
    known: (key) => known.get(key),
    add: (key, outcome) => appendFileSync(file, `${JSON.stringify({ key, outcome } satisfies Line)}\n`),
  };
}
