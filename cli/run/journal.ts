import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Made } from '../../harness/Evidence.ts';
import type { Observation } from '../../harness/Run.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';

/** What a worker tells beside its verdicts. */
export type JournalEntry =
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'observation'; readonly observation: Observation };

/** Appends to a journal before it returns, so that nothing is lost with the one who writes. */
export function note(file: string, entry: JournalEntry): void {
  const line = JSON.stringify(entry, (_, value: unknown) =>
    isNumeric(value) ? { $number: value.lexeme } : value,
  );
  appendFileSync(file, `${line}\n`);
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
    const entry = JSON.parse(line, revived) as JournalEntry;
    if (entry.kind === 'made') made.push(entry.made);
    else observations.push(entry.observation);
  }
  return { made, observations };
}

function revived(_: string, value: unknown): unknown {
  const { $number: lexeme } = (value ?? {}) as { $number?: unknown };
  return typeof lexeme === 'string' ? numeric(lexeme) : value;
}
