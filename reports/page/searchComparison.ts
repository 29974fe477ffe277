import type { RunComparison } from '../compare/RunComparison.ts';
import { type HitGroup, hitGroup, holdsAll } from './hitGroup.ts';
import { linkTo } from './route.ts';

/** What holds all words of a search in a comparison: causes with their cases, and cases that changed. */
export function searchComparison({ causes, changes }: RunComparison, q: string): readonly HitGroup[] {
  if (q.trim() === '') return [];
  const holds = holdsAll(q);
  return [
    hitGroup(
      'Causes',
      causes.flatMap(({ title, clause, likelyCause, cases, a, b }, index) =>
        holds(title, clause, likelyCause, a?.message, b?.message, ...cases.a, ...cases.b)
          ? [{ link: linkTo(['cause', String(index + 1)]), name: clause, text: title }]
          : [],
      ),
    ),
    hitGroup(
      'Cases that changed',
      changes.flatMap(({ cases, a, b }) =>
        cases
          .filter((id) => holds(id, a.message, b.message))
          .map((id) => ({ link: linkTo(['case', id]), name: id, text: `${a.status} → ${b.status}` })),
      ),
    ),
  ].filter(({ hits }) => hits.length > 0);
}
