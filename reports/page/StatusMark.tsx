import type { JSX } from 'preact';
import type { Status } from '../../harness/verdicts/Verdict.ts';

/** The look and name of a status: never its colour alone. */
export const statusWords: Readonly<Record<Status, { readonly sign: string; readonly word: string }>> = {
  passed: { sign: '✓', word: 'passed' },
  failed: { sign: '✗', word: 'failed' },
  warned: { sign: '!', word: 'warned' },
  known: { sign: '~', word: 'known' },
  errored: { sign: '⚡', word: 'errored' },
  blocked: { sign: '–', word: 'blocked' },
  notApplicable: { sign: '○', word: 'not applicable' },
};

export const StatusMark = ({ status }: { readonly status: Status }): JSX.Element => (
  <span class={`mark ${status}`}>
    <span aria-hidden="true">{statusWords[status].sign}</span> {statusWords[status].word}
  </span>
);
