import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Made } from '../../harness/Evidence.ts';
import type { Observation } from '../../harness/Run.ts';

/** What a worker tells beside its verdicts. */
export type JournalEntry =
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'observation'; readonly observation: Observation };

/** Appends to a journal before it returns, so that nothing is lost with the one who writes. */
export function note(file: string, entry: JournalEntry): void {
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
}

/** Everything that was noted; an entry whose writer died over it is left out. */
export function readJournal(file: string): {
  readonly made: readonly Made[];
  readonly observations: readonly Observation[];
} {
  const made: Made[] = [];
  const observations: Observation[] = [];
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  for (const line of lines) {
    const entry = JSON.parse(line) as JournalEntry;
    if (entry.kind === 'made') made.push(entry.made);
    else observations.push(entry.observation);
  }
  return { made, observations };
}
