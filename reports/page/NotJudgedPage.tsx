import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { counted } from '../../harness/words/counted.ts';
import { formatsInWords } from './formatsInWords.ts';
import type { ReportModel } from './ReportModel.ts';
import { RootInWords } from './RootInWords.tsx';
import { rootsOf } from './rootsOf.ts';
import { linkTo } from './route.ts';

/** More clauses of one reason are folded. */
const mostClauses = 12;

/** What was not judged: by what it depends on and what to do about it, and then clause by clause. */
export function NotJudgedPage({ model }: { readonly model: ReportModel }): JSX.Element {
  const { blocked, counts, unjudged } = model.data;
  const clauses = useMemo(() => formatsByClause(unjudged), [unjudged]);
  return (
    <section class="unjudged" aria-labelledby="unjudged">
      <h1 id="unjudged">Not judged</h1>
      <p>
        {counts.blocked === 0
          ? 'No case was blocked.'
          : `${counted(counts.blocked, 'case')} could not be judged, for ${counted(blocked.length, 'reason')}. The reason of most cases comes first.`}
      </p>
      <ol class="list">
        {blocked.map((root, index) => (
          <li key={index} class="entry">
            <RootInWords model={model} number={index + 1} />
            <p class="quiet">
              Clauses: <ClauseLinks ids={root.clauses.slice(0, mostClauses)} />
            </p>
            {root.clauses.length > mostClauses ? (
              <details class="quiet">
                <summary>and {root.clauses.length - mostClauses} more</summary>
                <ClauseLinks ids={root.clauses.slice(mostClauses)} />
              </details>
            ) : null}
          </li>
        ))}
      </ol>
      {clauses.size === 0 ? null : (
        <>
          <h2>MUST clauses without a verdict ({clauses.size})</h2>
          <p class="quiet">
            A server conforms only if each MUST clause was judged in each format of the run. These were not.
          </p>
          <ul class="list">
            {[...clauses].map(([id, formats]) => (
              <li key={id} class="entry">
                <p>
                  <a href={linkTo(['clause', id])}>
                    <strong>{id}</strong>
                  </a>{' '}
                  {model.clauses.get(id)?.statement}{' '}
                  <span class="quiet">In {formatsInWords(model, formats)}.</span>
                </p>
                {rootsOf(model, { clause: id }).map(({ number, count }) => (
                  <RootInWords key={number} model={model} number={number} count={count} clause={id} />
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The formats of each clause, from `clause@format`. */
function formatsByClause(places: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const clauses = new Map<string, string[]>();
  for (const place of places) {
    const [id = '', format = ''] = place.split('@');
    clauses.set(id, [...(clauses.get(id) ?? []), format]);
  }
  return clauses;
}

/** Clauses by their ids, each a link. */
const ClauseLinks = ({ ids }: { readonly ids: readonly string[] }): JSX.Element => (
  <>
    {ids.map((id, index) => (
      <span key={id}>
        {index === 0 ? '' : ', '}
        <a href={linkTo(['clause', id])}>{id}</a>
      </span>
    ))}
  </>
);
