import type { CaseRow, ReportModel } from './ReportModel.ts';

export const filterNames = ['q', 'status', 'clause', 'level', 'operation', 'format', 'finding'] as const;

/** The filters for cases; an empty text filters nothing. */
export type CaseFilter = Readonly<Record<(typeof filterNames)[number], string>>;

const single = ['status', 'clause', 'level', 'operation', 'format'] as const;

/** The cases that pass a filter. All words of the search must be in the id, the clause's sentence or the message. */
export function selectCases(model: ReportModel, filter: CaseFilter): readonly CaseRow[] {
  const words = filter.q.toLowerCase().split(/\s+/).filter(Boolean);
  const given = single.filter((name) => filter[name] !== '');
  return model.cases.filter(
    (item) =>
      given.every((name) =>
        name === 'format' ? inColumn(item, filter.format) : item[name] === filter[name],
      ) &&
      (filter.finding === '' || item.finding === Number(filter.finding)) &&
      (words.length === 0 || holds(model, item, words)),
  );
}

/** The filters that no case at all passes, as in a link from another report. */
export const unknownFilters = (model: ReportModel, filter: CaseFilter): readonly (keyof CaseFilter)[] =>
  [...single, 'finding' as const].filter(
    (name) => filter[name] !== '' && selectCases(model, { ...noFilter, [name]: filter[name] }).length === 0,
  );

const noFilter = Object.fromEntries(filterNames.map((name) => [name, ''])) as CaseFilter;

/** The matrix has one column for the cases about several formats. */
const inColumn = ({ format }: CaseRow, wanted: string): boolean =>
  format === wanted || (wanted === 'several' && (format === 'all' || format.includes('+')));

function holds({ clauses, data }: ReportModel, { id, clause }: CaseRow, words: readonly string[]): boolean {
  const { message = '', expected = '', actual = '' } = data.details[id] ?? {};
  const text = [id, clauses.get(clause)?.statement ?? '', message, expected, actual].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}
