import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { brief } from './brief.ts';
import { inNumbers } from './inNumbers.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { statusWords } from './StatusMark.tsx';
import type { CaseFilter } from './selectCases.ts';
import { statusOrder } from './statusOrder.ts';

/** Search and filters. Each change is a new address, which replaces the previous one in the history. */
export function CaseFilters({
  model,
  filter,
}: {
  readonly model: ReportModel;
  readonly filter: CaseFilter;
}): JSX.Element {
  const choices = useMemo(() => choicesOf(model), [model]);
  const change = (name: keyof CaseFilter, text: string): void => {
    history.replaceState(history.state, '', linkTo(['cases'], { ...filter, [name]: text }));
    dispatchEvent(new HashChangeEvent('hashchange'));
  };
  const narrowed = Object.values(filter).some((text) => text !== '');
  return (
    <search>
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        <label class="search">
          <span>Search</span>
          <input
            type="search"
            value={filter.q}
            placeholder="id, clause, message"
            onInput={({ currentTarget }) => change('q', currentTarget.value)}
          />
        </label>
        {choices.map(({ name, options }) => (
          <label key={name}>
            <span>{name[0]?.toUpperCase() + name.slice(1)}</span>
            <select value={filter[name]} onChange={({ currentTarget }) => change(name, currentTarget.value)}>
              <option value="">any</option>
              {options.map(([value, word]) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </select>
          </label>
        ))}
        {narrowed ? (
          <a class="button" href={linkTo(['cases'])}>
            Show all
          </a>
        ) : null}
      </form>
    </search>
  );
}

type Option = readonly [value: string, word: string];

function choicesOf({
  data,
  cases,
}: ReportModel): readonly { readonly name: keyof CaseFilter; readonly options: readonly Option[] }[] {
  const met = (name: 'clause' | 'level' | 'operation'): readonly Option[] =>
    [...new Set(cases.map((item) => item[name]))]
      .sort(new Intl.Collator('en', { numeric: true }).compare)
      .map((value) => [value, value === '-' ? 'none in particular' : value]);
  return [
    {
      name: 'status',
      options: statusOrder
        .filter((status) => data.counts[status] > 0)
        .map((status) => [status, `${statusWords[status].word} (${inNumbers(data.counts[status])})`]),
    },
    { name: 'clause', options: met('clause') },
    { name: 'level', options: met('level') },
    { name: 'operation', options: met('operation') },
    { name: 'format', options: data.matrix.columns.map((column) => [column, column]) },
    ...(data.findings.length === 0
      ? []
      : [
          {
            name: 'finding' as const,
            options: data.findings.map(
              ({ clause, title }, index): Option => [
                String(index + 1),
                `${index + 1} (${clause}) ${brief(title, 60)}`,
              ],
            ),
          },
        ]),
  ];
}
