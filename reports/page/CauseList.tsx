import type { JSX } from 'preact';
import type { ComparisonData } from '../compare/comparisonHtml.ts';
import { linkTo } from './route.ts';

/** What a reader opened or folded, by kind, for when they come back. */
const opened = new Map<string, boolean>();

/** The causes by kind, what is new first. What is unchanged begins folded if anything is not. */
export function CauseList({ data }: { readonly data: ComparisonData }): JSX.Element {
  const { comparison, causeHeadings, casesInWords } = data;
  const all = comparison.causes.map((cause, index) => ({ cause, index }));
  const isSame = all.every(({ cause }) => cause.kind === 'unchanged');
  return (
    <>
      {Object.entries(causeHeadings).map(([kind, heading]) => {
        const group = all.filter(({ cause }) => cause.kind === kind);
        return group.length === 0 ? null : (
          <details
            key={kind}
            class="fold"
            open={opened.get(kind) ?? (isSame || (kind !== 'unchanged' && kind !== 'notCompared'))}
            onToggle={({ currentTarget }) => opened.set(kind, currentTarget.open)}
          >
            <summary>
              <h2>
                {heading} ({group.length})
              </h2>
            </summary>
            <ol class="list">
              {group.map(({ cause: { title, clause, level, status, first }, index }) => (
                <li key={index}>
                  <a
                    class={`finding ${kind === 'fixed' ? 'passed' : status}`}
                    href={linkTo(['cause', String(index + 1)])}
                  >
                    <span class="line">
                      <span class="title">{title}</span>
                      <span class="where">
                        <span class="level">{level}</span> <strong>{clause}</strong>
                      </span>
                    </span>
                    <span class="gist">
                      {casesInWords[index]}; clearest: <span class="id">{first}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </details>
        );
      })}
    </>
  );
}
