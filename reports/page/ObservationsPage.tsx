import type { JSX } from 'preact';
import { formatsInWords } from './formatsInWords.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';

/** More operations than these are folded. */
const mostNamed = 4;

/** What this server does where the document leaves a choice: its profile, which is never judged. */
export function ObservationsPage({ model }: { readonly model: ReportModel }): JSX.Element {
  const { observations } = model.data;
  const ids = [...new Set(observations.map(({ clause }) => clause))];
  return (
    <section aria-labelledby="observations">
      <h1 id="observations">Observations</h1>
      <p class="quiet">
        What this server does where the document leaves it open. Nothing here is right or wrong; it is what a
        client can meet.
      </p>
      {ids.length === 0 ? <p>Nothing was observed.</p> : null}
      {ids.map((id) => (
        <section key={id} aria-labelledby={`of-${id}`}>
          <h2 id={`of-${id}`}>
            <a href={linkTo(['clause', id])}>{id}</a> {model.clauses.get(id)?.statement}
          </h2>
          <ul class="list plain">
            {observations
              .filter(({ clause }) => clause === id)
              .map(({ observed, operations, formats }) => (
                <li key={observed} class="entry">
                  <span>{observed}</span>
                  <span class="where">
                    {[
                      formatsInWords(model, formats),
                      operations.length > mostNamed
                        ? ''
                        : operations.filter((name) => name !== '-').join(', '),
                    ]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </span>
                  {operations.length > mostNamed ? (
                    <details class="where">
                      <summary>{operations.length} operations</summary>
                      {operations.join(', ')}
                    </details>
                  ) : null}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
