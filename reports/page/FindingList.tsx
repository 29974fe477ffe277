import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { counted } from '../../harness/words/counted.ts';
import { isSecurityBreach } from '../concernOf.ts';
import { FindingRow, type NumberedFinding } from './FindingRow.tsx';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { type CaseFilter, selectCases } from './selectCases.ts';

const concerns = [
  ['data', 'Data: lost, wrong, or not what was asked for'],
  ['form', 'Messages: how they are written'],
] as const;

/**
 * All findings by cause, the gravest first. Wrong keys that are accepted come before breaches, and those of data before those of
 * messages. The rest is folded unless nothing is graver. A chosen operation or format narrows the list.
 */
export function FindingList({ model, chosen }: Props): JSX.Element {
  const top = useRef<HTMLElement>(null);
  const { operation, format } = chosen;
  const isNarrowed = operation !== '' || format !== '';
  const there = useMemo(
    () => (isNarrowed ? selectCases(model, { operation, format }) : []),
    [model, operation, format],
  );
  useEffect(() => {
    const { top: at = 0 } = top.current?.getBoundingClientRect() ?? {};
    if (isNarrowed && (at < 0 || at > innerHeight)) top.current?.scrollIntoView();
  }, [operation, format]);
  const numbers = new Set(there.map(({ finding }) => finding));
  const all = model.data.findings
    .map((finding, index) => ({ finding, number: index + 1 }))
    .filter(({ number }) => !isNarrowed || numbers.has(number));
  const security = all.filter(({ finding }) => isSecurityBreach(finding));
  const of = (status: string): readonly NumberedFinding[] =>
    all.filter(({ finding }) => finding.status === status && !isSecurityBreach(finding));
  const breaches = of('failed');
  const folds = [
    [of('warned'), 'warning', ': a SHOULD or a NOTE is not kept'],
    [of('errored'), 'error', ' on our side or on the way'],
    [of('known'), 'known deviation', ': listed by the operator, not counted as broken'],
  ] as const;
  return (
    <section class="findings" aria-labelledby="findings" ref={top}>
      {isNarrowed ? (
        <p role="status" class="chosen">
          Only{' '}
          {[operation === '-' ? 'no operation in particular' : operation, format].filter(Boolean).join(', ')}:{' '}
          {counted(all.length, 'cause')}.{' '}
          <a href={linkTo(['cases'], { operation, format })}>Its {counted(there.length, 'case')}</a>{' '}
          <a href={linkTo([])}>All causes</a>
        </p>
      ) : null}
      {security.length === 0 ? null : (
        <section class="security" aria-labelledby="security">
          <h2 id="security">Security ({security.length})</h2>
          <List model={model} group={security} />
        </section>
      )}
      <h2 id="findings">
        {breaches.length === 0 ? 'Findings' : `What is broken, by cause (${breaches.length})`}
      </h2>
      {all.length === 0 ? <p class="quiet">Nothing was found{isNarrowed ? ' here' : ''}.</p> : null}
      {breaches.length === 0 && all.length > 0 ? (
        <p class="quiet">
          {all.length > of('warned').length + of('errored').length
            ? 'No other clause is broken.'
            : 'No clause is broken.'}
        </p>
      ) : null}
      {concerns.map(([concern, heading]) => {
        const group = breaches.filter(({ finding }) => finding.concern === concern);
        return group.length === 0 ? null : (
          <section key={concern} aria-label={heading}>
            <h3>
              {heading} ({group.length})
            </h3>
            <List model={model} group={group} />
          </section>
        );
      })}
      {folds.map(([group, one, rest]) =>
        group.length === 0 ? null : (
          <details key={one} open={breaches.length === 0 || isNarrowed}>
            <summary>
              {counted(group.length, one)}
              {rest}
            </summary>
            <List model={model} group={group} />
          </details>
        ),
      )}
    </section>
  );
}

interface Props {
  readonly model: ReportModel;
  readonly chosen: Pick<CaseFilter, 'operation' | 'format'>;
}

const List = ({
  model,
  group,
}: {
  readonly model: ReportModel;
  readonly group: readonly NumberedFinding[];
}): JSX.Element => (
  <ol class="list">
    {group.map((each) => (
      <li key={each.number}>
        <FindingRow model={model} {...each} />
      </li>
    ))}
  </ol>
);
