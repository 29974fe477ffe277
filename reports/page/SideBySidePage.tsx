import type { JSX } from 'preact';
import type { SideBySideData } from '../compare/comparisonHtml.ts';
import { brief } from './brief.ts';
import { NamedRun, ObservedIn } from './ComparisonOverview.tsx';
import { ScrollBox } from './ScrollBox.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { VerdictBox } from './VerdictBox.tsx';

/** More than two runs, a column each. */
export function SideBySidePage({ data }: { readonly data: SideBySideData }): JSX.Element {
  const { sides, cells, sentence, legend } = data;
  const { runs, circumstances, rows, observations } = sides;
  const verdict = sides.regressed ? ({ tone: 'bad' } as const) : ({ tone: 'open', sign: '=' } as const);
  return (
    <>
      <header class="head">
        <span class="brand">
          Assay <span>API v2017a, {runs.length} runs</span>
        </span>
        <span class="spring" />
        <ThemeButton />
      </header>
      <main>
        <VerdictBox {...verdict} title="Side by side">
          <p>{sentence}</p>
        </VerdictBox>
        <dl class="facts">
          {runs.map((run) => (
            <NamedRun key={run.name} name={run.name} run={run} />
          ))}
        </dl>
        {circumstances.length === 0 ? null : <h2>The runs were not made alike:</h2>}
        <ul class="list plain">
          {circumstances.map(({ name, values }) => (
            <li key={name} class="entry">
              <strong>{name}</strong>
              <span>{values.map((value, index) => `${value} in ${runs[index]?.name}`).join(', ')}</span>
            </li>
          ))}
        </ul>
        {rows.length === 0 ? null : <h2>Clauses that did not come out alike</h2>}
        <ScrollBox kind="matrix" name="Clauses by run">
          <table>
            <thead>
              <tr>
                <th scope="col">clause</th>
                {runs.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col">what is wrong</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ clause, level, breaches }, index) => (
                <tr key={`${clause} ${level}`}>
                  <th scope="row">
                    {clause} <span class="level">{level}</span>
                  </th>
                  {(cells[index] ?? []).map((text, column) => (
                    <td key={runs[column]?.name}>{text}</td>
                  ))}
                  <td>
                    {breaches.map(({ status, runs: those, words, cases, first }) => (
                      <div key={`${status} ${first} ${words}`}>
                        {status} in {those.join(' ')}: {brief(words, 200)}{' '}
                        <span class="quiet">{cases === 1 ? first : `${cases} cases, ${first}`}</span>
                      </div>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
        <p class="quiet">{legend}</p>
        {observations.length === 0 ? null : <h2>Observed in some of them only</h2>}
        <ul class="list plain">
          {observations.map(({ clause, observed, runs: those, places }) => (
            <ObservedIn
              key={`${clause} ${observed}`}
              runs={those.join(' ')}
              clause={clause}
              observed={observed}
              places={places}
            />
          ))}
        </ul>
      </main>
    </>
  );
}
