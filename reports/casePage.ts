import type { Known, Verdict } from '../harness/verdicts/Verdict.ts';
import type { Colors } from './Colors.ts';
import { titleOf } from './diagnosis/inWords.ts';
import { callInWords } from './exchanges/callInWords.ts';
import { exchangeLines } from './exchanges/exchangeLines.ts';
import { inOrder } from './exchanges/inOrder.ts';
import type { KeptExchange } from './exchanges/KeptExchange.ts';
import { tellingCalls } from './exchanges/tellingCalls.ts';
import { labelledLines } from './findingLines.ts';
import type { Finding } from './findings.ts';
import { wrapText } from './wrapText.ts';

/** What the page of a case is made of. */
export interface ShownCase {
  readonly verdict: Verdict;
  /** The finding that the case belongs to, and its number; undefined if nothing went wrong. */
  readonly finding?: { readonly number: number; readonly is: Finding } | undefined;
  readonly statement: string;
  /** The exchanges that the verdict names, as far as they were stored. */
  readonly kept: readonly KeptExchange[];
  /** The command that judges the case again; undefined if the run does not tell how its target is reached. */
  readonly command: string | undefined;
}

interface Shown {
  readonly colors: Colors;
  /** Columns of the terminal. */
  readonly width: number;
  /** Whether every call is shown with its bytes, and every body to its end. */
  readonly isWhole: boolean;
}

/** Prints one case for a terminal: what is wrong, the calls with the difference marked, and how to go on. */
export function casePage(
  { verdict, finding, statement, kept, command }: ShownCase,
  { colors, width, isWhole }: Shown,
): readonly string[] {
  const { id, clause, level, status, cause, message, expected, actual, path, exchanges, known } = verdict;
  const isWrong = ['failed', 'warned', 'known', 'errored'].includes(status);
  const heading = isWrong ? `: ${finding?.is.title ?? titleOf([verdict])}` : '';
  const paint = status === 'passed' ? colors.green : isWrong ? colors.red : colors.yellow;
  const label = (name: string, text: string | undefined): readonly string[] =>
    labelledLines(name, text, width);
  const calls = inOrder(kept);
  const open = isWhole ? exchanges : tellingCalls(exchanges, kept);
  const missing = exchanges.filter((each) => !kept.some((exchange) => exchange.id === each));
  return [
    ...wrapText(`${id} (${level}) ${status}${heading}`, '', width).map((line, index) =>
      index === 0 ? colors.bold(paint(line)) : colors.bold(line),
    ),
    ...label('clause', statement === '' ? clause : `${clause}: ${statement}`),
    ...label('message', isWrong && message === heading.slice(2) ? undefined : message),
    ...label('expected', expected),
    ...label('actual', actual),
    ...label('at', path),
    ...label('cause', cause),
    ...label('known', known === undefined ? undefined : reasonOf(known)),
    ...label('likely', finding?.is.likelyCause),
    ...label('finding', finding === undefined ? undefined : placeIn(finding, id)),
    ...calls.flatMap((call, index) => {
      const shows = call.id === exchanges[0] && isWrong;
      const title = `Call ${index + 1} of ${calls.length}, ${call.id}: ${callInWords(call)}${shows && calls.length > 1 ? ' – this one shows it' : ''}`;
      return [
        '',
        colors.bold(title),
        ...(open.includes(call.id)
          ? exchangeLines(call, { colors, width, isWhole, spot: shows ? { path, actual } : undefined })
          : [`  ${inShort(call)}`]),
      ];
    }),
    '',
    ...(missing.length === 0 ? [] : wrapText(`Not stored: ${missing.join(' ')}.`, '', width)),
    ...(isWhole || open.length >= calls.length
      ? []
      : ['--whole shows every call and every body to its end.']),
    ...(command === undefined ? [] : [`Judge it again: ${command}`]),
  ];
}

const inShort = ({ request, response }: KeptExchange): string =>
  `${request.method} ${request.url.replace(/^[a-z]+:\/\/[^/]+/, '')} → ${response === null ? 'no answer' : response.status}`;

const reasonOf = ({ reason, issue }: Known): string =>
  [reason, ...(issue === undefined ? [] : [issue])].join(' ');

function placeIn({ number, is }: { readonly number: number; readonly is: Finding }, id: string): string {
  const others = is.cases.length - 1;
  if (others === 0) return `${number}`;
  const first = is.cases[0] === id ? '' : `, first ${is.cases[0]}`;
  return `${number}, which ${others === 1 ? 'one other case belongs' : `${others} other cases belong`} to${first}`;
}
