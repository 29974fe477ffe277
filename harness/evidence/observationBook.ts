import type { Observation } from '../Run.ts';
import type { Redact } from '../redaction/Redact.ts';
import type { EvidenceSpec, Gathered } from './Evidence.ts';
import type { Observer } from './Plan.ts';

/** Collects what the observers see, and keeps each observation once. */
export interface ObservationBook {
  readonly look: (gathered: Gathered, spec: EvidenceSpec) => void;
  readonly all: () => readonly Observation[];
}

export function observationBook(observers: readonly Observer[], redact: Redact): ObservationBook {
  const seen = new Map<string, Observation>();
  return {
    look: (gathered, spec) => {
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
        seen.set(JSON.stringify(note), note);
      }
    },
    all: () => [...seen.values()],
  };
}
