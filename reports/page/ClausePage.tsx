import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { counted, inNumbers } from '../../harness/words/counted.ts';
import { countByClause } from './countByClause.ts';
import { Missing } from './Missing.tsx';
import type { ReportModel } from './ReportModel.ts';
import { RootInWords } from './RootInWords.tsx';
import { rootsOf } from './rootsOf.ts';
import { linkTo } from './route.ts';
import { statusWords } from './StatusMark.tsx';
import { statusOrder } from './statusOrder.ts';

/** One clause: what it says, how it is judged, what is open, and its results here. */
export function ClausePage({ model, id }: { readonly model: ReportModel; readonly id: string }): JSX.Element {
  const clause = model.clauses.get(id);
  const counts = useMemo(() => countByClause(model.cases).get(id) ?? {}, [model, id]);
  if (clause === undefined) return <Missing what={id} />;
  const lower = ['MUST', 'SHOULD', 'NOTE', 'OPEN']
    .filter((level) => level !== clause.level)
    .map(
      (level) =>
        [level, model.cases.filter((each) => each.clause === id && each.level === level).length] as const,
    )
    .filter(([, count]) => count > 0);
  const findings = model.data.findings.flatMap((finding, index) =>
    finding.clause === id ? [{ finding, number: index + 1 }] : [],
  );
  return (
    <article>
      <h1>{id}</h1>
      <p class="statement large">{clause.statement}</p>
      <dl class="facts">
        <div>
          <dt>Level</dt>
          <dd>
            {clause.level}
            {lower.map(([level, count]) => (
              <span key={level}>
                {'; '}
                <a href={linkTo(['cases'], { clause: id, level })}>{counted(count, 'case')}</a> of it at{' '}
                {level}, where the document only hints
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>Section</dt>
          <dd>{clause.section}</dd>
        </div>
        <div>
          <dt>Judged</dt>
          <dd>{clause.judging}</dd>
        </div>
        {clause.open === undefined ? null : (
          <div>
            <dt>Open</dt>
            <dd>{clause.open}</dd>
          </div>
        )}
      </dl>
      <h2>In this run</h2>
      <ul class="counts">
        {statusOrder
          .filter((status) => counts[status] !== undefined)
          .map((status) => (
            <li key={status}>
              <a class={`mark ${status}`} href={linkTo(['cases'], { clause: id, status })}>
                <span aria-hidden="true">{statusWords[status].sign}</span> {inNumbers(counts[status] ?? 0)}{' '}
                {statusWords[status].word}
              </a>
            </li>
          ))}
      </ul>
      {Object.keys(counts).length === 0 ? <p class="quiet">No case of this run judges it.</p> : null}
      <ul>
        {findings.map(({ finding, number }) => (
          <li key={number}>
            <a href={linkTo(['finding', String(number)])}>Finding {number}</a> ({finding.level}):{' '}
            {finding.title}
          </li>
        ))}
      </ul>
      {rootsOf(model, { clause: id }).map(({ number, count }) => (
        <RootInWords key={number} model={model} number={number} count={count} clause={id} />
      ))}
    </article>
  );
}
