import type { JSX } from 'preact';
import { ClauseLinks } from './ClauseLinks.tsx';
import { countInWords } from './inNumbers.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';

/** What was not judged, by what it depends on: how many cases, their clauses and formats, and the target's words. */
export function BlockedList({ model: { data } }: { readonly model: ReportModel }): JSX.Element | null {
  if (data.blocked.length === 0) return null;
  return (
    <section class="blocked" aria-labelledby="blocked">
      <h2 id="blocked">Not judged, by what it depends on ({data.blocked.length})</h2>
      <ol class="list">
        {data.blocked.map(({ count, reason, said, kind, formats, clauses }, index) => (
          <li key={index}>
            <p>
              <a href={linkTo(['cases'], { status: 'blocked' })}>{countInWords(count, 'case')}</a> {reason},
              in {formats.join(', ')}
            </p>
            {said === undefined || kind === 'control' || kind === 'cutOff' ? null : (
              <p>
                The target said: <code>{said}</code>
              </p>
            )}
            <p class="quiet">
              Clauses: <ClauseLinks ids={clauses} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
