import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { countByClause } from './countByClause.ts';
import { inNumbers } from './inNumbers.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { statusWords } from './StatusMark.tsx';
import { statusOrder } from './statusOrder.ts';

const bad = ['failed', 'warned', 'errored', 'known'] as const;

/** All clauses of the contract, with the results of their cases. */
export function ClausesPage({ model }: { readonly model: ReportModel }): JSX.Element {
  const counts = useMemo(() => countByClause(model.cases), [model]);
  const clauses = useMemo(() => {
    const rank = (id: string): number => {
      const worst = bad.findIndex((status) => counts.get(id)?.[status] !== undefined);
      return worst === -1 ? bad.length : worst;
    };
    return [...model.data.clauses].sort((a, b) => rank(a.id) - rank(b.id));
  }, [model, counts]);
  return (
    <section aria-labelledby="clauses">
      <h1 id="clauses">Clauses</h1>
      <p class="quiet">
        What the document, the description of the API v2017a, asks of a server. Broken clauses come first,
        then those with warnings, errors and known deviations, then the others in the order of the document.
      </p>
      <ul class="list plain">
        {clauses.map(({ id, level, statement }) => (
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
                      <span aria-hidden="true">{statusWords[status].sign}</span> {inNumbers(count)}
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
