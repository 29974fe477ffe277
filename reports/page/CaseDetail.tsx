import type { JSX } from 'preact';
import { CommandLine } from './CommandLine.tsx';
import { Difference } from './Difference.tsx';
import { ExchangeView } from './ExchangeView.tsx';
import type { CaseRow, ReportModel } from './ReportModel.ts';
import { Visible } from './Visible.tsx';

/** What became of one case: the difference, how it is met again, and the bytes, beside those of the reference server. */
export function CaseDetail({
  model,
  item,
}: {
  readonly model: ReportModel;
  readonly item: CaseRow;
}): JSX.Element {
  const { data } = model;
  const detail = data.details[item.id];
  const kept = item.exchanges.flatMap((id) => data.exchanges[id] ?? []);
  const left = item.exchanges.filter((id) => data.exchanges[id] === undefined);
  const reference = data.onReference[item.id] ?? [];
  const [first] = kept;
  return (
    <>
      {detail?.message === undefined ? null : (
        <p class="message">
          <Visible text={detail.message} />
        </p>
      )}
      <Difference expected={detail?.expected} actual={detail?.actual} />
      {detail?.path === undefined ? null : (
        <p>
          At <code>{detail.path}</code>
        </p>
      )}
      {detail?.counterexample === undefined ? null : (
        <details open>
          <summary>Counterexample: what was sent</summary>
          <pre>{detail.counterexample}</pre>
        </details>
      )}
      <h2>Meet it again</h2>
      <CommandLine name="replay" text={`${data.run.command} --cases '${item.id}' --seed ${data.run.seed}`} />
      {first?.curl === undefined ? null : <CommandLine name="curl" text={first.curl} />}
      {kept.length === 0 ? null : (
        <h2>{reference.length === 0 ? 'Bytes' : 'Bytes, beside the reference server'}</h2>
      )}
      <div class={reference.length === 0 ? 'sides one' : 'sides'}>
        {kept.length === 0 ? null : (
          <div>
            <h3 class={reference.length === 0 ? 'hidden' : ''}>This server</h3>
            {kept.map((exchange, index) => (
              <ExchangeView key={exchange.id} exchange={exchange} open={index === 0} />
            ))}
          </div>
        )}
        {reference.length === 0 ? null : (
          <div>
            <h3>The reference server</h3>
            {reference.map((exchange, index) => (
              <ExchangeView key={exchange.id} exchange={exchange} open={index === 0} />
            ))}
          </div>
        )}
      </div>
      {left.length === 0 ? null : (
        <p class="quiet">
          {kept.length === 0 ? 'Its exchanges stand' : 'More exchanges stand'} in exchanges.ndjson beside this
          file: <code>{left.join(' ')}</code>
        </p>
      )}
    </>
  );
}
