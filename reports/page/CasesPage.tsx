import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { brief } from './brief.ts';
import { CaseFilters } from './CaseFilters.tsx';
import type { CaseRow, ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { StatusMark } from './StatusMark.tsx';
import { type CaseFilter, filterNames, selectCases } from './selectCases.ts';
import { VirtualList } from './VirtualList.tsx';

/** All cases, narrowed by what the address says. */
export function CasesPage({
  model,
  query,
}: {
  readonly model: ReportModel;
  readonly query: URLSearchParams;
}): JSX.Element {
  const text = query.toString();
  const filter = useMemo(
    () =>
      Object.fromEntries(
        filterNames.map((name) => [name, new URLSearchParams(text).get(name) ?? '']),
      ) as CaseFilter,
    [text],
  );
  const found = useMemo(() => selectCases(model, filter), [model, filter]);
  return (
    <section class="cases" aria-labelledby="cases">
      <h1 id="cases">Cases</h1>
      <CaseFilters model={model} filter={filter} />
      <p role="status" class="quiet">
        {found.length === model.cases.length
          ? `All ${found.length.toLocaleString('en')} cases`
          : `${found.length.toLocaleString('en')} of ${model.cases.length.toLocaleString('en')} cases`}
      </p>
      <VirtualList
        key={text}
        label="Cases"
        count={found.length}
        row={(index) => <Row model={model} item={found[index]} />}
      />
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
