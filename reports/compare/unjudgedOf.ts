import { isJudged, statusWithoutList } from '../verdictStatus.ts';
import type { Unjudged } from './RunComparison.ts';
import type { StoredResults } from './StoredResults.ts';

/** The cases that `judging` judged and `other` did not, by the reason; `name` is the name of the other run. */
export function unjudgedOf(
  judging: StoredResults,
  other: StoredResults,
  name: Unjudged['in'],
): readonly Unjudged[] {
  const verdicts = new Map(other.verdicts.map((verdict) => [verdict.id, verdict]));
  const groups = new Map<string, { count: number; clauses: Set<string>; failing: string[] }>();
  for (const judged of judging.verdicts) {
    const verdict = verdicts.get(judged.id);
    if (!isJudged(judged) || (verdict !== undefined && isJudged(verdict))) continue;
    const because =
      verdict === undefined
        ? 'not among its cases'
        : verdict.cause === undefined
          ? verdict.outOfScope === undefined
            ? verdict.status
            : `out of scope: ${verdict.outOfScope}`
          : `${verdict.status}: ${verdict.cause}`;
    const group = groups.get(because) ?? { count: 0, clauses: new Set(), failing: [] };
    groups.set(because, group);
    group.count += 1;
    group.clauses.add(judged.clause);
    if (statusWithoutList(judged) === 'failed') group.failing.push(judged.id);
  }
  return [...groups]
    .map(([because, { count, clauses, failing }]) => ({
      in: name,
      because,
      count,
      clauses: [...clauses].sort((one, two) => one.localeCompare(two, 'en', { numeric: true })),
      failing,
    }))
    .sort((one, two) => two.failing.length - one.failing.length || two.count - one.count);
}
