import type { ComponentChildren, JSX } from 'preact';
import { counted, inNumbers } from '../../harness/words/counted.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';

/** What was judged, when and how, and other facts of the run. */
export function RunFacts({ model: { data } }: { readonly model: ReportModel }): JSX.Element {
  const { run, unjudged } = data;
  const clauses = new Set(unjudged.map((place) => place.split('@')[0]));
  const facts: readonly (readonly [string, ComponentChildren])[] = [
    ['Target', <code>{run.target}</code>],
    [
      'Judged by',
      'the description of the Inventory and Order Management API v2017a, here called the document',
    ],
    [
      'Run',
      `${run.id}, ${run.startedAt.slice(0, 19).replace('T', ' ')} UTC, ${(run.durationMs / 1000).toFixed(1)} s`,
    ],
    ['Made by', `assay ${run.suiteVersion}, seed ${run.seed}${run.strict ? ', strict' : ''}`],
    [
      'Try a call',
      <>
        <code>assay serve --port 8080 --seed {run.seed}</code> starts the reference server, whose page at{' '}
        <a href="http://127.0.0.1:8080/">http://127.0.0.1:8080/</a> sends any call.
      </>,
    ],
    ...(run.selected === undefined ? [] : [['Selected', run.selected] as const]),
    ...(run.leftBehind.length === 0
      ? []
      : [
          [
            'Left behind',
            run.leftBehind.map(([record, count]) => `${inNumbers(count)} ${record}`).join(', '),
          ] as const,
        ]),
    ...(clauses.size === 0
      ? []
      : [
          [
            'Not judged',
            <a href={linkTo(['unjudged'])}>
              {counted(clauses.size, 'MUST clause')}, each in at least one format
            </a>,
          ] as const,
        ]),
  ];
  return (
    <section class="facts" aria-labelledby="facts">
      <h2 id="facts">About this run</h2>
      {run.faults.map((fault) => (
        <p key={fault} class="fault">
          {fault}
        </p>
      ))}
      <dl>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {run.notes.length === 0 ? null : (
        <>
          <h3>What was found out before this server was judged</h3>
          <p class="quiet">
            The document is silent on XML namespaces, on the names of list items and on the order of members.
            How a server wants them is its dialect; what was found out is used, and is not judged.
          </p>
          <ul class="notes">
            {run.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
