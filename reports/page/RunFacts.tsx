import type { ComponentChildren, JSX } from 'preact';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';

/** What was judged, when and how, and what else the run has to say. */
export function RunFacts({ model: { data } }: { readonly model: ReportModel }): JSX.Element {
  const { run, unjudged } = data;
  const clauses = [...new Set(unjudged.map((place) => place.split('@')[0] ?? ''))];
  const facts: readonly (readonly [string, ComponentChildren])[] = [
    ['Target', <code>{run.target}</code>],
    [
      'Run',
      `${run.id}, ${run.startedAt.slice(0, 19).replace('T', ' ')} UTC, ${(run.durationMs / 1000).toFixed(1)} s`,
    ],
    ['Made by', `assay ${run.suiteVersion}, seed ${run.seed}${run.strict ? ', strict' : ''}`],
    ...(run.leftBehind.length === 0
      ? []
      : [['Left behind', run.leftBehind.map(([record, count]) => `${count} ${record}`).join(', ')] as const]),
    ...(clauses.length === 0
      ? []
      : [
          [
            'Not judged',
            clauses.map((id) => (
              <a key={id} href={linkTo(['clause', id])}>
                {id}
              </a>
            )),
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
        <ul class="notes">
          {run.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
