import type { Observation } from '../../harness/Run.ts';
import type { ReportData } from './ReportData.ts';

/** The observations, each once with all the places where it was made. */
export function groupedObservations(observations: readonly Observation[]): ReportData['observations'] {
  const groups = new Map<string, Observation[]>();
  for (const observation of observations) {
    const key = `${observation.clause}\u0000${observation.observed}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [observation]);
    else group.push(observation);
  }
  return [...groups.values()]
    .map((group) => ({
      clause: group[0]?.clause ?? '',
      observed: group[0]?.observed ?? '',
      operations: [...new Set(group.map(({ operation }) => operation))].sort(),
      formats: [...new Set(group.map(({ format }) => format))],
    }))
    .sort((a, b) => Number(a.clause > b.clause) - Number(a.clause < b.clause));
}
