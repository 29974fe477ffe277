import type { JSX } from 'preact';
import { inOrder } from '../exchanges/inOrder.ts';
import { DifferenceView } from './DifferenceView.tsx';
import { Exchanges } from './Exchanges.tsx';
import { HowToReproduce } from './HowToReproduce.tsx';
import type { CaseRow, ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { Visible } from './Visible.tsx';

/** The result of one case: the difference, how to reproduce it, and the bytes beside those of the reference server. */
export function CaseDetail({
  model,
  item,
  title = '',
}: {
  readonly model: ReportModel;
  readonly item: CaseRow;
  /** What stands above it and need not be said again. */
  readonly title?: string;
}): JSX.Element {
  const { data } = model;
  const detail = data.details[item.id];
  const { message, cause } = detail ?? {};
  // The advice for a missing fixture says all that the case does.
  const isSaid = message?.toLowerCase() === title.toLowerCase() || cause?.startsWith('fixture:');
  const ids = item.exchanges.split(' ').filter(Boolean);
  const kept = ids.flatMap((id) => data.exchanges[id] ?? []);
  const isShown = (id: string): boolean =>
    model.caseById
      .get(id)
      ?.exchanges.split(' ')
      .some((each) => data.exchanges[each] !== undefined) ?? false;
  const alike = data.findings[(item.finding ?? 0) - 1]?.places.filter(isShown) ?? [];
  const shown = alike.find((id) => id.startsWith(`${item.format}/`)) ?? alike[0];
  const left = ids.filter((id) => data.exchanges[id] === undefined);
  return (
    <>
      {message === undefined || isSaid ? null : (
        <p class="message">
          <Visible text={message} />
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
      {kept.length > 0 || shown === undefined ? null : (
        <p>
          A case with the same cause, with its bytes:{' '}
          <a class="id" href={linkTo(['case', shown])}>
            {shown}
          </a>
        </p>
      )}
      {left.length === 0 ? null : (
        <p class="quiet">
          {kept.length === 0 ? 'Its exchanges are' : 'More exchanges are'} in exchanges.ndjson beside this
          file: <code>{left.join(' ')}</code>. There, <code>assay show '{item.id}' --in . --whole</code>{' '}
          prints them.
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
