import type { JSX } from 'preact';
import { memberOf } from '../exchanges/memberOf.ts';
import type { FindingData } from '../html/ReportData.ts';
import { brief } from './brief.ts';
import { extentInWords } from './extentInWords.ts';
import { labelOf } from './labelOf.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { StatusMark } from './StatusMark.tsx';

export interface NumberedFinding {
  readonly finding: FindingData;
  /** From 1. */
  readonly number: number;
}

/** One finding in the list: what is wrong, at which level, an example, where, and how much it keeps from being judged. */
export const FindingRow = ({
  model,
  finding,
  number,
}: NumberedFinding & { readonly model: ReportModel }): JSX.Element => (
  <a class={`finding ${finding.status}`} href={linkTo(['finding', String(number)])}>
    <span class="line">
      <span class="title">{finding.title}</span>
      <span class="where">
        {finding.flaky ? <span class="level">flaky</span> : null} <span class="level">{finding.level}</span>{' '}
        <strong>{finding.clause}</strong>
      </span>
    </span>
    <span class="line">
      <Change finding={finding} />
      <span class="where">{extentInWords(finding, model)}</span>
    </span>
    <span class="hidden">
      <StatusMark status={finding.status} />
    </span>
  </a>
);

/** The target's own words often say the cause at their end. */
const mostShown = 120;

/** The member with its expected and actual value; empty if no check gave them. */
function Change({
  finding: { path, expected, actual },
}: {
  readonly finding: FindingData;
}): JSX.Element | null {
  if (expected === undefined || expected === '') return null;
  const member = memberOf(path);
  const said = (text: string): string => brief(`${labelOf(text, undefined)}${text}`, mostShown);
  return (
    <span class="gist">
      {member === undefined ? null : <code>{member}: </code>}
      <ins>{said(expected)}</ins> <span aria-hidden="true">→</span>
      <span class="hidden"> but was </span> <del>{said(actual ?? 'nothing')}</del>
    </span>
  );
}
