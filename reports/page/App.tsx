import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CasePage } from './CasePage.tsx';
import { CasesPage } from './CasesPage.tsx';
import { ClausePage } from './ClausePage.tsx';
import { ClausesPage } from './ClausesPage.tsx';
import { FindingPage } from './FindingPage.tsx';
import { LatencyPage } from './LatencyPage.tsx';
import { Missing } from './Missing.tsx';
import { NotJudgedPage } from './NotJudgedPage.tsx';
import { ObservationsPage } from './ObservationsPage.tsx';
import { Overview } from './Overview.tsx';
import type { ReportModel } from './ReportModel.ts';
import { linkTo, type PageRoute, useRoute } from './route.ts';
import { SearchBox } from './SearchBox.tsx';
import { searchReport } from './searchReport.ts';
import { ThemeButton } from './ThemeButton.tsx';
import { usePlace } from './usePlace.ts';

const places = [
  [[], 'Overview'],
  [['cases'], 'Cases'],
  [['clauses'], 'Clauses'],
  [['unjudged'], 'Not judged'],
  [['observations'], 'Observations'],
  [['latency'], 'Latency'],
] as const;

/** The page: its head, and the view that the address names. */
export function App({ model }: { readonly model: ReportModel }): JSX.Element {
  const route = useRoute();
  const main = useRef<HTMLElement>(null);
  const path = route.path.join('/');
  const heading = headingOf(model, route);
  useEffect(() => {
    document.title = `${heading} · Assay report`;
  }, [heading]);
  usePlace(path, main);
  return (
    <>
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        Skip to the content
      </button>
      <header class="head">
        <a class="brand" href={linkTo([])}>
          Assay <span>API v2017a</span>
        </a>
        <nav aria-label="Views">
          {places.map(([words, title]) => (
            <a
              key={title}
              href={linkTo(words)}
              aria-current={route.path[0] === words[0] ? 'page' : undefined}
            >
              {title}
            </a>
          ))}
        </nav>
        <SearchBox
          over="causes, clauses, operations, cases, messages"
          search={(q) => searchReport(model, q)}
          prepare={model.texts}
        />
        <ThemeButton />
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <View model={model} route={route} />
      </main>
    </>
  );
}

function View({ model, route }: { readonly model: ReportModel; readonly route: PageRoute }): JSX.Element {
  const [first, ...rest] = route.path;
  const name = rest.join('/');
  switch (first) {
    case undefined:
      return <Overview model={model} query={route.query} />;
    case 'cases':
      return <CasesPage model={model} query={route.query} />;
    case 'case':
      return <CasePage key={name} model={model} id={name} />;
    case 'finding':
      return <FindingPage key={name} model={model} number={Number(name)} />;
    case 'clauses':
      return <ClausesPage model={model} query={route.query} />;
    case 'unjudged':
      return <NotJudgedPage model={model} />;
    case 'clause':
      return <ClausePage model={model} id={name} />;
    case 'observations':
      return <ObservationsPage model={model} />;
    case 'latency':
      return <LatencyPage model={model} />;
    default:
      return <Missing what={route.path.join('/')} />;
  }
}

/** The title of a view in the window and in the history. */
function headingOf({ data }: ReportModel, { path: [first, ...rest] }: PageRoute): string {
  const name = rest.join('/');
  if (first === undefined) return 'Overview';
  if (first === 'finding') return data.findings[Number(name) - 1]?.title ?? `Finding ${name}`;
  if (first === 'unjudged') return 'Not judged';
  if (first === 'case' || first === 'clause') return name;
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
}
