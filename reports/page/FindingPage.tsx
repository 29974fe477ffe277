import type { JSX } from 'preact';
import { CaseDetail } from './CaseDetail.tsx';
import { ClauseStatement } from './ClauseStatement.tsx';
import { Missing } from './Missing.tsx';
import { placesInWords } from './placesInWords.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { StatusMark } from './StatusMark.tsx';

/** One cause: its clause, its places, and its first case in full. */
export function FindingPage({
  model,
  number,
}: {
  readonly model: ReportModel;
  readonly number: number;
}): JSX.Element {
  const { findings } = model.data;
  const finding = findings[number - 1];
  if (finding === undefined) return <Missing what={`finding ${number}`} />;
  const [first = ''] = finding.places;
  const item = model.caseById.get(first);
  const others = finding.places.slice(1);
  const more = finding.count - 1 - others.length;
  return (
    <article>
      <nav class="steps" aria-label="Findings">
        {number > 1 ? <a href={linkTo(['finding', String(number - 1)])}>← Finding {number - 1}</a> : null}
        {number < findings.length ? (
          <a href={linkTo(['finding', String(number + 1)])}>Finding {number + 1} →</a>
        ) : null}
      </nav>
      <h1>
        Finding {number}: {finding.clause}
      </h1>
      <p class="line">
        <StatusMark status={finding.status} />
        {finding.flaky ? <span class="level">flaky</span> : null}
        <span>{placesInWords(finding, model)}</span>
      </p>
      <ClauseStatement model={model} id={finding.clause} />
      {finding.likelyCause === undefined ? null : (
        <p>
          <strong>Likeliest cause:</strong> {finding.likelyCause}
        </p>
      )}
      {others.length === 0 ? null : (
        <details class="places">
          <summary>
            First in <span class="id">{first}</span>, and in {finding.count - 1} more
          </summary>
          <ul>
            {[first, ...others].map((place) => (
              <li key={place}>
                <a class="id" href={linkTo(['case', place])}>
                  {place}
                </a>
              </li>
            ))}
            {more > 0 ? (
              <li>
                <a href={linkTo(['cases'], { finding: String(number) })}>and {more} more</a>
              </li>
            ) : null}
          </ul>
        </details>
      )}
      {item === undefined ? null : <CaseDetail model={model} item={item} />}
    </article>
  );
}
