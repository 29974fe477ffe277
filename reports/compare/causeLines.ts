import type { Colors } from '../Colors.ts';
import { shortened } from '../shortened.ts';
import { wrapText } from '../wrapText.ts';
import { alikeWords, casesInWords, causeHeadings } from './causeWords.ts';
import type { ComparedCause } from './RunComparison.ts';
import { shownIn } from './shownIn.ts';

const labelWidth = 14;

/** More causes of a kind are in the JSON and on the page. */
const mostCausesOfKind = 20;

/** The causes for people, by kind: what is wrong, its clearest case and both answers. What is unchanged is told in fewer lines. */
export const causeLines = (
  causes: readonly ComparedCause[],
  colors: Colors,
  width: number,
): readonly string[] =>
  Object.entries(causeHeadings).flatMap(([kind, heading]) => {
    const group = causes.filter((cause) => cause.kind === kind);
    if (group.length === 0) return [];
    return [
      colors.bold(`${heading} (${group.length}):`),
      '',
      ...group.slice(0, mostCausesOfKind).flatMap((cause) => [...linesOf(cause, colors, width), '']),
      ...(group.length > mostCausesOfKind
        ? [`  and ${group.length - mostCausesOfKind} more: see --html or --json`, '']
        : []),
    ];
  });

function linesOf(cause: ComparedCause, colors: Colors, width: number): readonly string[] {
  const { kind, title, clause, level, first, a, b, member, alike, exchanges } = cause;
  const paint = kind === 'new' ? colors.red : kind === 'fixed' ? colors.green : colors.yellow;
  const shown = cause[shownIn(cause)];
  const label = (name: string, text: string | undefined): readonly string[] =>
    text === undefined || text === ''
      ? []
      : [`${`    ${name}:`.padEnd(labelWidth + 2)}${shortened(text, width - labelWidth - 2)}`];
  const head = [
    ...wrapText(title, '  ', width).map(paint),
    ...wrapText(`${clause} (${level}), ${casesInWords(cause)}; clearest: ${first}`, '    ', width),
  ];
  const same = alike === undefined ? [] : wrapText(alikeWords, '    ', width);
  if (kind === 'unchanged') return [...head, ...(member === undefined ? same : differing(label, member))];
  return [
    ...head,
    ...label('was', a?.status),
    ...label('is', b?.status),
    ...label('said', shown?.message === title ? undefined : shown?.message),
    ...label('expected', shown?.expected),
    ...label('actual', shown?.actual),
    ...(member === undefined ? [] : differing(label, member)),
    ...same,
    ...label('answer a', exchanges && answer(exchanges.a.response)),
    ...label('answer b', exchanges && answer(exchanges.b.response)),
  ];
}

const differing = (
  label: (name: string, text: string) => readonly string[],
  { path, a, b }: NonNullable<ComparedCause['member']>,
): readonly string[] => [
  ...label('differs at', path || 'the whole'),
  ...label('in a', a),
  ...label('in b', b),
];

const answer = (response: NonNullable<ComparedCause['exchanges']>['a']['response']): string =>
  response === null ? 'none' : `HTTP ${response.status} ${response.body.head}`;
