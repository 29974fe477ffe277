import { familyOf } from '../../specs/clauseFamily.ts';
import type { CaseRow, ReportModel } from './ReportModel.ts';

export const filterNames = [
  'q',
  'status',
  'family',
  'clause',
  'level',
  'operation',
  'format',
  'finding',
  'root',
] as const;

export type FilterName = (typeof filterNames)[number];

/** The filters for cases and clauses; an empty text filters nothing. */
export type CaseFilter = Readonly<Record<FilterName, string>>;

/** The words of a search, in lower case. */
export const wordsIn = (q: string): readonly string[] => q.toLowerCase().split(/\s+/).filter(Boolean);

/** The cases that pass a filter. All words of the search must be in the id, the clause's sentence or the message. */
export function selectCases(model: ReportModel, filter: Partial<CaseFilter>): readonly CaseRow[] {
  const words = wordsIn(filter.q ?? '');
  const given = filterNames.filter((name) => name !== 'q' && (filter[name] ?? '') !== '');
  const holds = words.length === 0 ? () => true : searchIn(model, words);
  return model.cases.filter(
    (item, index) => given.every((name) => isIn(item, name, filter[name] ?? '')) && holds(item, index),
  );
}

/** Whether a case, by its place among all, holds every word of a search. */
function searchIn(
  { texts, clauses }: ReportModel,
  words: readonly string[],
): (item: CaseRow, index: number) => boolean {
  const all = texts();
  const statements = new Map([...clauses.values()].map(({ id, statement }) => [id, statement.toLowerCase()]));
  return ({ clause }, index) =>
    words.every(
      (word) => all[index]?.includes(word) === true || statements.get(clause)?.includes(word) === true,
    );
}

function isIn(item: CaseRow, name: FilterName, wanted: string): boolean {
  switch (name) {
    case 'q':
      return true;
    case 'family':
      return familyOf(item.clause) === wanted;
    case 'format':
      return isInColumn(item.format, wanted);
    case 'finding':
    case 'root':
      return item[name] === Number(wanted);
    default:
      return item[name] === wanted;
  }
}

/** The matrix has one column for the cases about several formats. */
const isInColumn = (format: string, wanted: string): boolean =>
  format === wanted || (wanted === 'several' && (format === 'all' || format.includes('+')));

/** The filters that no case at all passes, as in a link from another report. */
export const unknownFilters = (model: ReportModel, filter: CaseFilter): readonly FilterName[] =>
  filterNames.filter(
    (name) =>
      name !== 'q' && filter[name] !== '' && !model.cases.some((item) => isIn(item, name, filter[name])),
  );
