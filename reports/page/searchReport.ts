import { brief } from './brief.ts';
import { countInWords, inNumbers } from './inNumbers.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { selectCases, wordsIn } from './selectCases.ts';

/** One thing that a search found. */
interface Hit {
  readonly link: string;
  readonly name: string;
  readonly text: string;
}

interface HitGroup {
  readonly title: string;
  readonly hits: readonly Hit[];
}

/** So many of one kind are shown. */
const most = 6;

/** What holds all words of a search: causes, clauses, operations, and cases with their messages. Groups without a hit are left out. */
export function searchReport(model: ReportModel, q: string): readonly HitGroup[] {
  const words = wordsIn(q);
  if (words.length === 0) return [];
  const holds = (...texts: readonly (string | undefined)[]): boolean => {
    const text = texts.join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const { findings, clauses, matrix, details } = model.data;
  const cases = selectCases(model, { q });
  const groups: readonly HitGroup[] = [
    group(
      'Causes',
      findings.flatMap(({ title, clause, message, likelyCause, operations }, index) =>
        holds(title, clause, message, likelyCause, ...operations)
          ? [{ link: linkTo(['finding', String(index + 1)]), name: clause, text: title }]
          : [],
      ),
    ),
    group(
      'Clauses',
      clauses
        .filter(({ id, statement, section }) => holds(id, statement, section))
        .map(({ id, statement }) => ({ link: linkTo(['clause', id]), name: id, text: statement })),
    ),
    group(
      'Operations',
      matrix.rows
        .filter(({ operation }) => holds(operation))
        .map(({ operation }) => ({ link: linkTo(['cases'], { operation }), name: operation, text: '' })),
    ),
    {
      title: titled('Cases', cases.length),
      hits: [
        ...cases.slice(0, most).map(({ id }) => ({
          link: linkTo(['case', id]),
          name: id,
          text: brief(details[id]?.message ?? '', 120),
        })),
        ...(cases.length > most
          ? [{ link: linkTo(['cases'], { q }), name: `All ${countInWords(cases.length, 'case')}`, text: '' }]
          : []),
      ],
    },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

const group = (title: string, hits: readonly Hit[]): HitGroup => ({
  title: titled(title, hits.length),
  hits: hits.slice(0, most),
});

const titled = (title: string, count: number): string => `${title} (${inNumbers(count)})`;
