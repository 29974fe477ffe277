import type { Observation } from '../../harness/Run.ts';
import type { ChangedObservation } from './RunComparison.ts';
import type { StoredResults } from './StoredResults.ts';

/** What only one of two runs observed, where both had cases: a place that was not called can't have been observed. */
export function changedObservations(a: StoredResults, b: StoredResults): readonly ChangedObservation[] {
  const lookedAt = (run: StoredResults): ReadonlySet<string> =>
    new Set(run.verdicts.map(({ operation, format }) => `${operation}, ${format}`));
  const inA = lookedAt(a);
  const inB = lookedAt(b);
  const both = ({ operation, format }: Observation): boolean =>
    inA.has(`${operation}, ${format}`) && inB.has(`${operation}, ${format}`);
  const groups = new Map<string, ChangedObservation & { readonly places: string[] }>();
  const collect = (mine: StoredResults, others: StoredResults, onlyIn: 'a' | 'b'): void => {
    const known = new Set(others.observations.map((each) => JSON.stringify(Object.values(each))));
    for (const each of mine.observations) {
      if (!both(each) || known.has(JSON.stringify(Object.values(each)))) continue;
      const { clause, observed, operation, format } = each;
      const key = [clause, onlyIn, observed].join('\u0001');
      const group = groups.get(key) ?? { clause, onlyIn, observed, places: [] };
      groups.set(key, group);
      group.places.push(`${operation}, ${format}`);
    }
  };
  collect(a, b, 'a');
  collect(b, a, 'b');
  return [...groups.values()].sort((one, two) =>
    one.clause.localeCompare(two.clause, 'en', { numeric: true }),
  );
}
