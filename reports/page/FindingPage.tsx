import type { JSX } from 'preact';
import { otherFormats } from '../exchanges/otherFormats.ts';
import { CaseDetail } from './CaseDetail.tsx';
import { ClauseStatement } from './ClauseStatement.tsx';
import { extentInWords } from './extentInWords.ts';
import { FindingCases } from './FindingCases.tsx';
import { Missing } from './Missing.tsx';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { StatusMark } from './StatusMark.tsx';

/** One cause: its clause, its cases, and its first case in full. */
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
  const others = otherFormats(finding.places);
  return (
    <article>
      <nav class="steps" aria-label="Findings">
        <a href={linkTo([])}>All findings</a>
        {number > 1 ? <a href={linkTo(['finding', String(number - 1)])}>← Finding {number - 1}</a> : null}
        {number < findings.length ? (
          <a href={linkTo(['finding', String(number + 1)])}>Finding {number + 1} →</a>
        ) : null}
      </nav>
      <h1>{finding.title}</h1>
      <p class="line">
        <StatusMark status={finding.status} />
        {finding.flaky ? <span class="level">flaky</span> : null}
        <span>
          Finding {number} of {findings.length}, {finding.clause}
        </span>
        <a href={linkTo(['cases'], { finding: String(number) })}>{extentInWords(finding, model)}</a>
      </p>
      <ClauseStatement model={model} id={finding.clause} level={finding.level} />
      {finding.likelyCause === undefined ? null : (
        <p>
          <strong>Likeliest cause:</strong> {finding.likelyCause}
          {finding.likelyCause.endsWith('.”') ? '' : '.'}{' '}
          <span class="quiet">It holds in the bytes of every case of this finding.</span>
        </p>
      )}
      {finding.known === undefined ? null : (
        <p>
          <strong>Known deviation:</strong> {finding.known.reason}{' '}
          {finding.known.issue === undefined ? null : <a href={finding.known.issue}>{finding.known.issue}</a>}{' '}
          <span class="quiet">
            It does not fail the run. Without the list it would be {finding.known.status}.
          </span>
        </p>
      )}
      <p>
        The smallest case:{' '}
        <a class="id" href={linkTo(['case', first])}>
          {first}
        </a>
        {others.length === 0 ? null : (
          <span class="formats">
            {' '}
            In other formats:{' '}
            {others.map((id) => (
              <a key={id} href={linkTo(['case', id])}>
                {id.split('/')[0]}
              </a>
            ))}
          </span>
        )}
      </p>
      {item === undefined ? null : <CaseDetail model={model} item={item} title={finding.title} />}
      <FindingCases model={model} finding={finding} number={number} />
    </article>
  );
}
