import type { JSX } from 'preact';
import { inOrder } from '../exchanges/inOrder.ts';
import { DifferenceView } from './DifferenceView.tsx';
import { Exchanges } from './Exchanges.tsx';
import { HowToReproduce } from './HowToReproduce.tsx';
import type { CaseRow, ReportModel } from './ReportModel.ts';
import { Visible } from './Visible.tsx';

/** The result of one case: the difference, how to reproduce it, and the bytes beside those of the reference server. */
export function CaseDetail({
  model,
  item,
}: {
  readonly model: ReportModel;
  readonly item: CaseRow;
}): JSX.Element {
  const { data } = model;
  const detail = data.details[item.id];
  const ids = item.exchanges.split(' ').filter(Boolean);
  const kept = ids.flatMap((id) => data.exchanges[id] ?? []);
  const left = ids.filter((id) => data.exchanges[id] === undefined);
  return (
    <>
      {detail?.message === undefined ? null : (
        <p class="message">
          <Visible text={detail.message} />
        </p>
      )}
      <DifferenceView expected={detail?.expected} actual={detail?.actual} path={detail?.path} />
      {detail?.counterexample === undefined ? null : (
        <details open>
          <summary>Counterexample: what was sent</summary>
          <pre>{detail.counterexample}</pre>
        </details>
      )}
      <Exchanges
        kept={inOrder(kept)}
        reference={inOrder(data.onReference[item.id] ?? [])}
        ids={ids}
        spot={{ path: detail?.path, actual: detail?.actual, expected: detail?.expected }}
      />
      {left.length === 0 ? null : (
        <p class="quiet">
          {kept.length === 0 ? 'Its exchanges are' : 'More exchanges are'} in exchanges.ndjson beside this
          file: <code>{left.join(' ')}</code>
        </p>
      )}
      <HowToReproduce
        model={model}
        item={item}
        decisive={ids[0]}
        calls={inOrder(kept)}
        script={data.scripts[item.id]}
        inHeaders={detail?.path === undefined}
      />
    </>
  );
}
