import type { JSX } from 'preact';
import { counted } from '../../harness/words/counted.ts';
import type { ComparisonData } from '../compare/comparisonHtml.ts';
import type { Side } from '../compare/RunComparison.ts';
import { AnswersView } from './AnswersView.tsx';
import { Missing } from './Missing.tsx';
import { linkTo } from './route.ts';
import { StatusMark } from './StatusMark.tsx';

/** One cause of a comparison: its clearest case with both answers, and all of its cases. */
export function CausePage({
  data,
  number,
}: {
  readonly data: ComparisonData;
  readonly number: number;
}): JSX.Element {
  const { comparison, causeHeadings, casesInWords, alikeWords } = data;
  const { causes } = comparison;
  const cause = causes[number - 1];
  if (cause === undefined) return <Missing what={`cause ${number}`} />;
  const { kind, title, clause, level, likelyCause, cases, first, a, b } = cause;
  const step = (to: number, text: string): JSX.Element | null =>
    causes[to - 1] === undefined ? null : <a href={linkTo(['cause', String(to)])}>{text}</a>;
  return (
    <article>
      <nav class="steps" aria-label="Causes">
        <a href={linkTo([])}>All causes</a>
        {step(number - 1, `← Cause ${number - 1}`)}
        {step(number + 1, `Cause ${number + 1} →`)}
      </nav>
      <h1>{title}</h1>
      <p class="line">
        <strong>{causeHeadings[kind]}</strong>
        <span>
          {statusIn(a)} → {statusIn(b)}
        </span>
        <span>
          {clause} <span class="level">{level}</span>
        </span>
        <span>{casesInWords[number - 1]}</span>
      </p>
      {likelyCause === undefined ? null : (
        <p>
          <strong>Likeliest cause:</strong> {likelyCause}.
        </p>
      )}
      <h2>
        The clearest case: <span class="id">{first}</span>
      </h2>
      <AnswersView told={cause} alikeWords={alikeWords} />
      {(['a', 'b'] as const).map((side) =>
        cases[side].length === 0 ? null : (
          <details key={side}>
            <summary>
              {counted(cases[side].length, 'case')} in {side}
            </summary>
            <span class="id">{cases[side].join(' ')}</span>
          </details>
        ),
      )}
    </article>
  );
}

const statusIn = (side: Side | undefined): JSX.Element | string =>
  side === undefined ? 'not judged' : <StatusMark status={side.status} />;
