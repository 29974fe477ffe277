import { readFileSync } from 'node:fs';
import type { EvidenceSpec } from '../../harness/evidence/Evidence.ts';

/**
 * How many calls a scenario makes on the reference server on average, by operation and scenario. A scenario that makes one call is left
 * out. `node tools/measureCalls.mjs` writes it.
 */
let measured: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;

/** How many calls a piece of evidence costs, by which shards are balanced. */
export function callsOf(spec: EvidenceSpec | undefined): number {
  if (spec === undefined) return 0;
  measured ??= JSON.parse(readFileSync(new URL('./calls.json', import.meta.url), 'utf8')) as NonNullable<
    typeof measured
  >;
  return measured[spec.operation?.name ?? '-']?.[spec.scenario] ?? 1;
}
