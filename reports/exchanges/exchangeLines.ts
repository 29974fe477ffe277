import { headerIn } from '../../harness/exchanges/headers.ts';
import { counted } from '../../harness/words/counted.ts';
import type { Colors } from '../Colors.ts';
import { shortened } from '../shortened.ts';
import type { KeptBody, KeptExchange, KeptMessage } from './KeptExchange.ts';
import { prettyText } from './prettyText.ts';
import { type Spot, spotIn } from './spotIn.ts';

interface Shown {
  readonly colors: Colors;
  /** Columns of the terminal. A longer line of a body is cut. */
  readonly width: number;
  /** What is marked in the answer. */
  readonly spot?: Spot | undefined;
  /** Whether bodies are shown from the first to the last line that was kept. */
  readonly isWhole: boolean;
}

/** How many lines of a body are shown, unless all are asked for: of one with a marked part, and of any other. */
const mostLines = { marked: 24, unmarked: 12 } as const;

/**
 * Prints a request and its answer for a terminal. A line of the request begins with `>`, one of the answer with `<`. An arrow stands
 * before what the finding is about.
 */
export function exchangeLines(
  { request, response, failure, durationMs }: KeptExchange,
  shown: Shown,
): readonly string[] {
  const { colors } = shown;
  return [
    `${colors.dim('>')} ${request.method} ${request.url}`,
    ...messageLines('>', request, { ...shown, spot: undefined }),
    ...(response === null
      ? [`${colors.dim('<')} no answer: ${failure ?? 'it was not stored'} (${durationMs} ms)`]
      : [
          `${colors.dim('<')} HTTP ${response.status} (${durationMs} ms)`,
          ...messageLines('<', response, shown),
        ]),
  ];
}

function messageLines(gutter: '>' | '<', { headers, body }: KeptMessage, shown: Shown): readonly string[] {
  const { colors, width } = shown;
  const type = headerIn(headers, 'content-type') ?? '';
  return [
    ...(type === '' ? [] : [`${colors.dim(gutter)} ${colors.dim(`Content-Type: ${type}`)}`]),
    ...bodyLines(body, type, shown).map(({ text, isMarked }) => {
      const line = `${isMarked ? '→' : ' '} ${shortened(text, width - 4, 'end')}`;
      return `${colors.dim(gutter)} ${isMarked ? colors.bold(colors.red(line)) : line}`;
    }),
  ];
}

interface Line {
  readonly text: string;
  readonly isMarked: boolean;
}

const unmarked = (text: string): Line => ({ text, isMarked: false });

function bodyLines(
  { head, tail, length, leftOut, base64 }: KeptBody,
  type: string,
  { spot, isWhole, width }: Shown,
): readonly Line[] {
  if (leftOut !== undefined) return [unmarked(`(${length} bytes, which were not kept: ${leftOut})`)];
  if (head === '') return [];
  if (base64) return [unmarked(`(not UTF-8, in base64) ${head}${tail === undefined ? '' : ` … ${tail}`}`)];
  const isCsv = /csv/i.test(type);
  const text = prettyText(head, type).replace(/\r?\n$/, '');
  const span = spot === undefined ? undefined : spotIn(text, spot, isCsv);
  const lines = brokenAt(text, span, width);
  const cut = isWhole ? lines : around(lines);
  return tail === undefined
    ? cut
    : [...cut, unmarked(`… ${length} bytes in all; the middle is in exchanges.ndjson …`)];
}

/** The lines of a text. One that is too long for the terminal and holds the marked part is broken before and after it. */
function brokenAt(text: string, span: readonly [number, number] | undefined, width: number): readonly Line[] {
  let at = 0;
  return text.split('\n').flatMap((line) => {
    const from = (span?.[0] ?? -1) - at;
    const to = Math.min((span?.[1] ?? -1) - at, line.length);
    at += line.length + 1;
    if (from < 0 || from > line.length || to <= from) return [unmarked(line)];
    if (line.length <= width - 4) return [{ text: line, isMarked: true }];
    const before = line.slice(0, from);
    const after = line.slice(to);
    return [
      ...(before === '' ? [] : [unmarked(before.length > 60 ? `… ${before.slice(-60)}` : before)]),
      { text: line.slice(from, to), isMarked: true },
      ...(after === '' ? [] : [unmarked(after)]),
    ];
  });
}

/** The lines about the marked one, or the first ones. */
function around(lines: readonly Line[]): readonly Line[] {
  const marked = lines.findIndex(({ isMarked }) => isMarked);
  const most = mostLines[marked === -1 ? 'unmarked' : 'marked'];
  if (lines.length <= most) return lines;
  const from = Math.max(0, Math.min(marked - most / 2, lines.length - most));
  const after = lines.length - from - most;
  return [
    ...(from === 0 ? [] : [unmarked(`… ${counted(from, 'line')} …`)]),
    ...lines.slice(from, from + most),
    ...(after === 0 ? [] : [unmarked(`… ${counted(after, 'line')} …`)]),
  ];
}
