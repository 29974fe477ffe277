import type { JSX } from 'preact';
import { memberOf } from '../exchanges/memberOf.ts';
import { brief } from './brief.ts';
import type { NumberedFinding } from './FindingRow.tsx';
import { placesInShort } from './placesInShort.ts';
import { placesInWords } from './placesInWords.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { StatusMark } from './StatusMark.tsx';

/** One finding of many, on one line, so that all are visible at once. Pointing at it shows the rest of its row. */
export function FindingLine({
  model,
  finding,
  number,
}: NumberedFinding & { readonly model: ReportModel }): JSX.Element {
  const { status, clause, level, title, path, expected, actual } = finding;
  const member = memberOf(path);
  const change =
    expected === undefined || expected === ''
      ? ''
      : `${member === undefined ? '' : `${member}: `}${brief(expected, 70)} → ${brief(actual ?? 'nothing', 70)}\n`;
  const more = `${title}\n${change}${placesInWords(finding, model)}`;
  return (
    <a class={`finding short ${status}`} href={linkTo(['finding', String(number)])} title={more}>
      <strong>{clause}</strong>
      <span class="title">{title}</span>
      <span class="where">
        {level === 'MUST' ? '' : `${level} · `}
        {placesInShort(finding, model)}
      </span>
      <span class="hidden">
        <StatusMark status={status} />
      </span>
    </a>
  );
}
