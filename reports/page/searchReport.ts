import { counted } from '../../harness/words/counted.ts';
import { brief } from './brief.ts';
import { type HitGroup, hitGroup, holdsAll, mostHits } from './hitGroup.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { selectCases } from './selectCases.ts';

/** What holds all words of a search: causes, clauses, operations, and cases with their messages. Groups without a hit are left out. */
export function searchReport(model: ReportModel, q: string): readonly HitGroup[] {
  if (q.trim() === '') return [];
  const holds = holdsAll(q);
  const { findings, clauses, matrix, details } = model.data;
  const cases = selectCases(model, { q });
  const groups: readonly HitGroup[] = [
    hitGroup(
      'Causes',
      findings.flatMap(({ title, clause, message, likelyCause, operations }, index) =>
        holds(title, clause, message, likelyCause, ...operations)
          ? [{ link: linkTo(['finding', String(index + 1)]), name: clause, text: title }]
          : [],
      ),
    ),
    hitGroup(
      'Clauses',
      clauses
        .filter(({ id, statement, section }) => holds(id, statement, section))
        .map(({ id, statement }) => ({ link: linkTo(['clause', id]), name: id, text: statement })),
    ),
    hitGroup(
      'Operations',
      matrix.rows
        .filter(({ operation }) => holds(operation))
        .map(({ operation }) => ({ link: linkTo(['cases'], { operation }), name: operation, text: '' })),
    ),
    {
      ...hitGroup('Cases', [], cases.length),
      hits: [
        ...cases.slice(0, mostHits).map(({ id }) => ({
          link: linkTo(['case', id]),
          name: id,
          text: brief(details[id]?.message ?? '', 120),
        })),
        ...(cases.length > mostHits
          ? [{ link: linkTo(['cases'], { q }), name: `All ${counted(cases.length, 'case')}`, text: '' }]
          : []),
      ],
    },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}
