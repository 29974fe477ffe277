import type { Dependence } from './Dependence.ts';
import type { Outcome } from './Outcome.ts';

/**
 * Which declared dependences do not hold, in words. On the server that a dependence names, one clause must break without the
 * other.
 */
export function brokenDependences(
  dependences: readonly Dependence[],
  outcomes: readonly Outcome[],
): readonly string[] {
  return dependences.flatMap(({ broken, also, apart }) => {
    const outcome = outcomes.find(({ trial }) => trial.kind === 'fault' && trial.faults[0] === apart);
    if (outcome === undefined) return [];
    const red = new Set(outcome.breaches.map(({ clause }) => clause));
    if (red.has(broken) && !red.has(also)) return [];
    return [`${broken} is said to break without ${also} on ${apart}, and does not`];
  });
}
