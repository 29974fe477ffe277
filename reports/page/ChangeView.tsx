import type { JSX } from 'preact';
import { counted } from '../../harness/words/counted.ts';
import type { Change } from '../compare/RunComparison.ts';
import { AnswersView } from './AnswersView.tsx';
import { StatusMark } from './StatusMark.tsx';

/** One change: before and after, and both answers. */
export function ChangeView({
  change,
  alikeWords,
  open = false,
}: {
  readonly change: Change;
  readonly alikeWords: string;
  readonly open?: boolean;
}): JSX.Element {
  const { clause, level, cases, a, b } = change;
  return (
    <details class="exchange" open={open}>
      <summary>
        <StatusMark status={a.status} /> → <StatusMark status={b.status} /> <strong>{clause}</strong>{' '}
        <span class="level">{level}</span> {counted(cases.length, 'case')} <span class="id">{cases[0]}</span>
      </summary>
      <AnswersView told={change} alikeWords={alikeWords} />
      {cases.length === 1 ? null : (
        <details>
          <summary>All {cases.length} cases</summary>
          <span class="id">{cases.join(' ')}</span>
        </details>
      )}
    </details>
  );
}
