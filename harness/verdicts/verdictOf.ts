import type { Case } from './Case.ts';
import type { Status, Verdict } from './Verdict.ts';

/** A verdict on a case: its own members come from the case, the outcome from `told`. Durations are in whole milliseconds. */
export function verdictOf(
  item: Case,
  status: Status,
  seed: number,
  durationMs: number,
  told: Partial<Verdict>,
): Verdict {
  return {
    id: item.id,
    clause: item.clause,
    level: item.level,
    operation: item.operation?.name ?? '-',
    format: item.format,
    address: item.address,
    status,
    ...told,
    exchanges: told.exchanges ?? [],
    seed,
    durationMs: Math.round(durationMs),
  };
}
