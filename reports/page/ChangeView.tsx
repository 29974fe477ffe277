import type { JSX } from 'preact';
import type { Change } from '../compare/RunComparison.ts';
import { DifferenceView } from './DifferenceView.tsx';
import { ExchangeView } from './ExchangeView.tsx';
import { StatusMark } from './StatusMark.tsx';
import { Visible } from './Visible.tsx';

/** One change: before and after, the first member that differs, and both answers side by side. */
export function ChangeView({ change }: { readonly change: Change }): JSX.Element {
  const { kind, clause, level, cases, a, b, member, exchanges } = change;
  const shown = kind === 'newlyPassing' ? a : b;
  return (
    <details class="exchange" open={kind === 'newlyFailing'}>
      <summary>
        <StatusMark status={a.status} /> → <StatusMark status={b.status} /> <strong>{clause}</strong>{' '}
        <span class="level">{level}</span> {cases.length === 1 ? '1 case' : `${cases.length} cases`}{' '}
        <span class="id">{cases[0]}</span>
      </summary>
      {shown.message === undefined ? null : (
        <p class="message">
          <Visible text={shown.message} />
        </p>
      )}
      <DifferenceView expected={shown.expected} actual={shown.actual} />
      {member === undefined ? null : (
        <dl class="facts">
          <div>
            <dt>Differs at</dt>
            <dd>
              <code>{member.path === '' ? 'the whole' : member.path}</code>
            </dd>
          </div>
          <div>
            <dt>in a</dt>
            <dd>
              <code>{member.a}</code>
            </dd>
          </div>
          <div>
            <dt>in b</dt>
            <dd>
              <code>{member.b}</code>
            </dd>
          </div>
        </dl>
      )}
      {exchanges === undefined ? null : (
        <div class="sides">
          <div>
            <h3>a, before</h3>
            <ExchangeView exchange={exchanges.a} open />
          </div>
          <div>
            <h3>b, now</h3>
            <ExchangeView exchange={exchanges.b} open />
          </div>
        </div>
      )}
      {cases.length === 1 ? null : (
        <details>
          <summary>All {cases.length} cases</summary>
          <span class="id">{cases.join(' ')}</span>
        </details>
      )}
    </details>
  );
}
