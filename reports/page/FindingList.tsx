import type { ComponentChildren, JSX } from 'preact';
import type { FindingData } from '../html/ReportData.ts';
import { brief } from './brief.ts';
import { placesInWords } from './placesInWords.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { StatusMark } from './StatusMark.tsx';

interface Numbered {
  readonly finding: FindingData;
  readonly number: number;
}

/** All findings by cause: breaches open, what is less than a breach folded away behind them. */
export function FindingList({ model }: { readonly model: ReportModel }): JSX.Element {
  const all = model.data.findings.map((finding, index) => ({ finding, number: index + 1 }));
  const breaches = all.filter(({ finding }) => finding.status === 'failed');
  const others = (['warned', 'errored'] as const).map((status) => ({
    status,
    group: all.filter(({ finding }) => finding.status === status),
  }));
  return (
    <section class="findings" aria-labelledby="findings">
      <h2 id="findings">
        {breaches.length === 0 ? 'Findings' : `What is broken, by cause (${breaches.length})`}
      </h2>
      {all.length === 0 ? <p class="quiet">Nothing was found.</p> : null}
      {breaches.length === 0 && all.length > 0 ? <p class="quiet">No clause is broken.</p> : null}
      <List model={model} group={breaches} />
      {others
        .filter(({ group }) => group.length > 0)
        .map(({ status, group }) => (
          <details key={status} open={breaches.length === 0}>
            <summary>
              {status === 'warned'
                ? `${group.length === 1 ? '1 warning' : `${group.length} warnings`}: SHOULD and NOTE`
                : `${group.length === 1 ? '1 error' : `${group.length} errors`} on our side or on the way`}
            </summary>
            <List model={model} group={group} />
          </details>
        ))}
    </section>
  );
}

const List = ({
  model,
  group,
}: {
  readonly model: ReportModel;
  readonly group: readonly Numbered[];
}): JSX.Element => (
  <ol class="list">
    {group.map(({ finding, number }) => (
      <li key={number}>
        <a class={`finding ${finding.status}`} href={linkTo(['finding', String(number)])}>
          <span class="line">
            <strong>{finding.clause}</strong>
            {finding.level === 'MUST' ? null : <span class="level">{finding.level}</span>}
            {finding.flaky ? <span class="level">flaky</span> : null}
            <span class="statement">{model.clauses.get(finding.clause)?.statement}</span>
          </span>
          <span class="line">
            <span class="gist">{gist(finding)}</span>
            <span class="where">{placesInWords(finding, model)}</span>
          </span>
          <span class="hidden">
            <StatusMark status={finding.status} />
          </span>
        </a>
      </li>
    ))}
  </ol>
);

/** What is wrong, on one line: expected and actual before what was said. */
const gist = ({ message, expected, actual, likelyCause }: FindingData): ComponentChildren =>
  expected === undefined || expected === '' ? (
    brief(message, 140)
  ) : (
    <>
      <ins>{brief(expected, 60)}</ins> <span aria-hidden="true">→</span>{' '}
      <del>{brief(actual ?? 'nothing', 60)}</del>{' '}
      {brief(likelyCause === undefined ? message : `likely: ${likelyCause}`, 140)}
    </>
  );
