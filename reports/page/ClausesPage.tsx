import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { counted, inNumbers } from '../../harness/words/counted.ts';
import type { ClauseText } from '../../specs/Clause.ts';
import { familyOf } from '../../specs/clauseFamily.ts';
import type { Cell } from '../matrix.ts';
import { countByClause } from './countByClause.ts';
import { Filters } from './Filters.tsx';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { statusWords } from './StatusMark.tsx';
import { selectCases, wordsIn } from './selectCases.ts';
import { statusOrder } from './statusOrder.ts';
import { useFilter } from './useFilter.ts';

const offered = ['family', 'level', 'status', 'operation', 'format'] as const;

/** The clauses of the contract by the sections of the document, filtered by the address, with the results of their cases. */
export function ClausesPage({
  model,
  query,
}: {
  readonly model: ReportModel;
  readonly query: URLSearchParams;
}): JSX.Element {
  const filter = useFilter(query);
  const { counts, found } = useMemo(() => {
    const { status, operation, format, level } = filter;
    const caseCounts = countByClause(selectCases(model, { status, operation, format, level }));
    const isAboutCases = [status, operation, format].some((given) => given !== '');
    const words = wordsIn(filter.q);
    const clausesFound = model.data.clauses.filter(
      ({ id, statement, ...clause }) =>
        (filter.family === '' || familyOf(id) === filter.family) &&
        (caseCounts.has(id) || (!isAboutCases && (level === '' || clause.level === level))) &&
        words.every((word) => `${id} ${statement}`.toLowerCase().includes(word)),
    );
    return { counts: caseCounts, found: clausesFound };
  }, [model, filter]);
  return (
    <section class="clauses" aria-labelledby="clauses">
      <h1 id="clauses">Clauses</h1>
      <p class="quiet">
        What the document, the description of the API v2017a, asks of a server, by its sections.
      </p>
      <Filters model={model} view="clauses" filter={filter} names={offered} />
      <p role="status" class="quiet">
        {found.length === model.data.clauses.length
          ? `All ${counted(found.length, 'clause')}`
          : `${found.length} of ${counted(model.data.clauses.length, 'clause')}`}
      </p>
      {[...new Set(found.map(sectionOf))].map((section) => (
        <section key={section} aria-label={section}>
          <h2>{section}</h2>
          <ul class="list plain">
            {found
              .filter((clause) => sectionOf(clause) === section)
              .map((clause) => (
                <Entry key={clause.id} clause={clause} counts={counts.get(clause.id)} />
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** `Errors` for `Errors 2`: the sentences of a section are one group. */
const sectionOf = ({ section }: ClauseText): string => section.replace(/ \d+$|:.*\.$/, '');

const Entry = ({
  clause: { id, level, statement },
  counts,
}: {
  readonly clause: ClauseText;
  readonly counts: Cell | undefined;
}): JSX.Element => (
  <li>
    <a class="entry" href={linkTo(['clause', id])}>
      <strong>{id}</strong>
      <span class="level">{level}</span>
      <span class="statement">{statement}</span>
      <span class="line">
        {statusOrder.map((status) => {
          const count = counts?.[status];
          return count === undefined ? null : (
            <span key={status} class={`mark ${status}`}>
              <span aria-hidden="true">{statusWords[status].sign}</span> {inNumbers(count)}
              <span class="hidden"> {statusWords[status].word}</span>
            </span>
          );
        })}
        {counts === undefined ? <span class="quiet">no case in this run</span> : null}
      </span>
    </a>
  </li>
);
