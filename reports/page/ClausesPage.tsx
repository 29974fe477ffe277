import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { countByClause } from './countByClause.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { statusOrder, statusWords } from './StatusMark.tsx';

/** All clauses of the contract, with what became of their cases. */
export function ClausesPage({ model }: { readonly model: ReportModel }): JSX.Element {
  const counts = useMemo(() => countByClause(model.cases), [model]);
  return (
    <section aria-labelledby="clauses">
      <h1 id="clauses">Clauses</h1>
      <ul class="list plain">
        {model.data.clauses.map(({ id, level, statement }) => (
          <li key={id}>
            <a class="entry" href={linkTo(['clause', id])}>
              <strong>{id}</strong>
              <span class="level">{level}</span>
              <span class="statement">{statement}</span>
              <span class="line">
                {statusOrder.map((status) => {
                  const count = counts.get(id)?.[status];
                  return count === undefined ? null : (
                    <span key={status} class={`mark ${status}`}>
                      <span aria-hidden="true">{statusWords[status].sign}</span> {count}
                      <span class="hidden"> {statusWords[status].word}</span>
                    </span>
                  );
                })}
                {counts.has(id) ? null : <span class="quiet">no case in this run</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
