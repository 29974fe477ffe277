import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ComparisonData } from '../compare/comparisonHtml.ts';
import { CausePage } from './CausePage.tsx';
import { ChangeView } from './ChangeView.tsx';
import { ComparisonOverview } from './ComparisonOverview.tsx';
import { Missing } from './Missing.tsx';
import { linkTo, useRoute } from './route.ts';
import { SearchBox } from './SearchBox.tsx';
import { searchComparison } from './searchComparison.ts';
import { ThemeButton } from './ThemeButton.tsx';
import { usePlace } from './usePlace.ts';

/** The page of two runs: its head, and the view that the address names. */
export function ComparisonPage({ data }: { readonly data: ComparisonData }): JSX.Element {
  const { path } = useRoute();
  const main = useRef<HTMLElement>(null);
  const [view, ...rest] = path;
  const name = rest.join('/');
  const { causes } = data.comparison;
  const title = view === 'cause' ? causes[Number(name) - 1]?.title : name;
  useEffect(() => {
    document.title = `${title || 'Two runs'} · Assay comparison`;
  }, [title]);
  usePlace(path.join('/'), main);
  return (
    <>
      <header class="head">
        <a class="brand" href={linkTo([])}>
          Assay <span>API v2017a, two runs</span>
        </a>
        <span class="spring" />
        <SearchBox
          over="causes, clauses, cases, messages"
          search={(q) => searchComparison(data.comparison, q)}
        />
        <ThemeButton />
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        {view === undefined ? (
          <ComparisonOverview data={data} />
        ) : view === 'cause' ? (
          <CausePage key={name} data={data} number={Number(name)} />
        ) : view === 'case' ? (
          <ChangedCase key={name} data={data} id={name} />
        ) : (
          <Missing what={path.join('/')} />
        )}
      </main>
    </>
  );
}

/** One case that changed. Its answers are those of the first case that changed alike. */
function ChangedCase({ data, id }: { readonly data: ComparisonData; readonly id: string }): JSX.Element {
  const change = data.comparison.changes.find(({ cases }) => cases.includes(id));
  if (change === undefined) return <Missing what={id} />;
  return (
    <article>
      <nav class="steps" aria-label="Cases">
        <a href={linkTo([])}>All causes</a>
      </nav>
      <h1>{id}</h1>
      {change.cases[0] === id ? null : (
        <p>
          It changed as <span class="id">{change.cases[0]}</span> did, whose answers are shown here.
        </p>
      )}
      <h2>Before and now</h2>
      <ChangeView change={change} alikeWords={data.alikeWords} open />
    </article>
  );
}
