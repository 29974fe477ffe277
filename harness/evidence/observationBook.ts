import type { Observation } from '../Run.ts';
import type { Redact } from '../redaction/Redact.ts';
import type { Gathered } from './Evidence.ts';
import type { EvidenceSpec } from './EvidenceSpec.ts';
import type { Observer } from './Plan.ts';

/** Collects what the observers see, and keeps each observation once. */
export interface ObservationBook {
  readonly noteEvidence: (gathered: Gathered, spec: EvidenceSpec) => void;
  readonly all: () => readonly Observation[];
}

/** `onNew` hears of each observation when it is seen first. */
export function observationBook(
  observers: readonly Observer[],
  redact: Redact,
  onNew: (observation: Observation) => void = () => undefined,
): ObservationBook {
  const seen = new Map<string, Observation>();
  return {
    noteEvidence: (gathered, spec) => {
      if (gathered.kind === 'blocked') return;
      for (const observer of observers) {
        const observed = observer.observe(gathered.evidence, spec);
        if (observed === undefined) continue;
        const operation = spec.operation?.name ?? '-';
        const note = {
          clause: observer.clause,
          format: spec.format,
          operation,
          observed: redact(observed, 'cut'),
        };
        const key = JSON.stringify(note);
        if (seen.has(key)) continue;
        seen.set(key, note);
        onNew(note);
      }
    },
    all: () => [...seen.values()],
  };
}
