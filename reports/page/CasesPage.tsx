import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { counted, inNumbers } from '../../harness/words/counted.ts';
import { brief } from './brief.ts';
import { Filters } from './Filters.tsx';
import type { CaseRow, ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { StatusMark } from './StatusMark.tsx';
import { filterNames, selectCases, unknownFilters } from './selectCases.ts';
import { useFilter } from './useFilter.ts';
import { VirtualList } from './VirtualList.tsx';

const offered = filterNames.filter((name) => name !== 'q');

/** All cases, filtered by the address. */
export function CasesPage({
  model,
  query,
}: {
  readonly model: ReportModel;
  readonly query: URLSearchParams;
}): JSX.Element {
  const filter = useFilter(query);
  const found = useMemo(() => selectCases(model, filter), [model, filter]);
  return (
    <section class="cases" aria-labelledby="cases">
      <h1 id="cases">Cases</h1>
      <Filters model={model} view="cases" filter={filter} names={offered} />
      {unknownFilters(model, filter).map((name) => (
        <p key={name} class="fault">
          No case of this report has the {name} <code>{filter[name]}</code>, which this link asks for.
        </p>
      ))}
      <p role="status" class="quiet">
        {found.length === model.cases.length
          ? `All ${counted(found.length, 'case')}${model.data.findings.length === 0 ? '' : ', what went wrong first'}`
          : found.length === 0
            ? `None of ${counted(model.cases.length, 'case')} is like that: take a filter away, or show all.`
            : `${inNumbers(found.length)} of ${counted(model.cases.length, 'case')}`}
      </p>
      {found.length === 0 ? null : (
        <VirtualList
          key={query.toString()}
          label="Cases"
          count={found.length}
          row={(index) => <Row model={model} item={found[index]} />}
        />
      )}
    </section>
  );
}

interface RowProps {
  readonly model: ReportModel;
  readonly item: CaseRow | undefined;
}

const Row = ({ model, item }: RowProps): JSX.Element | null =>
  item === undefined ? null : (
    <a class="case" href={linkTo(['case', item.id])}>
      <StatusMark status={item.status} />
      <span class="id">{item.id}</span>
      <span class="gist">{brief(model.data.details[item.id]?.message ?? '', 200)}</span>
      <span class="level">{item.level}</span>
      <span class="ms">{item.durationMs} ms</span>
    </a>
  );
