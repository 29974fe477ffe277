import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { inNumbers } from '../../harness/words/counted.ts';
import { familyOf } from '../../specs/clauseFamily.ts';
import { brief } from './brief.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { statusWords } from './StatusMark.tsx';
import type { CaseFilter, FilterName } from './selectCases.ts';
import { statusOrder } from './statusOrder.ts';

interface Props {
  readonly model: ReportModel;
  /** The view that is filtered. */
  readonly view: 'cases' | 'clauses';
  readonly filter: CaseFilter;
  /** Which filters are offered, besides the search. */
  readonly names: readonly FilterName[];
}

/** Search and filters. Each change is a new address, which replaces the previous one in the history. */
export function Filters({ model, view, filter, names }: Props): JSX.Element {
  const choices = useMemo(() => names.map((name) => [name, optionsOf(model, name)] as const), [model, names]);
  const change = (name: FilterName, text: string): void => {
    history.replaceState(history.state, '', linkTo([view], { ...filter, [name]: text }));
    dispatchEvent(new HashChangeEvent('hashchange'));
  };
  return (
    <search>
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        <label class="search">
          <span>Search</span>
          <input
            type="search"
            value={filter.q}
            placeholder="id or words"
            onInput={({ currentTarget }) => change('q', currentTarget.value)}
          />
        </label>
        {choices
          .filter(([, options]) => options.length > 0)
          .map(([name, options]) => (
            <label key={name}>
              <span>{titles[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`}</span>
              <select
                value={filter[name]}
                onChange={({ currentTarget }) => change(name, currentTarget.value)}
              >
                <option value="">any</option>
                {options.map(([value, word]) => (
                  <option key={value} value={value}>
                    {word}
                  </option>
                ))}
              </select>
            </label>
          ))}
        {Object.values(filter).some((text) => text !== '') ? (
          <a class="button" href={linkTo([view])}>
            Show all
          </a>
        ) : null}
      </form>
    </search>
  );
}

const titles: Readonly<Partial<Record<FilterName, string>>> = { root: 'Not judged', finding: 'Cause' };

type Option = readonly [value: string, word: string];

function optionsOf({ data, cases }: ReportModel, name: FilterName): readonly Option[] {
  switch (name) {
    case 'status':
      return statusOrder
        .filter((status) => data.counts[status] > 0)
        .map((status) => [status, `${statusWords[status].word} (${inNumbers(data.counts[status])})`]);
    case 'format':
      return data.matrix.columns.map((column) => [column, column]);
    case 'finding':
      return data.findings.map(({ clause, title }, index) => [
        String(index + 1),
        `${index + 1} (${clause}) ${brief(title, 60)}`,
      ]);
    case 'root':
      return data.blocked.map(({ reason }, index) => [String(index + 1), brief(reason, 60)]);
    case 'q':
      return [];
    default:
      return [...new Set(cases.map((item) => (name === 'family' ? familyOf(item.clause) : item[name])))]
        .sort(new Intl.Collator('en', { numeric: true }).compare)
        .map((value) => [value, value === '-' ? 'none in particular' : value]);
  }
}
