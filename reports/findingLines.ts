import { noAnswerInTime } from '../harness/verdicts/silence.ts';
import { counted } from '../harness/words/counted.ts';
import type { Colors } from './Colors.ts';
import type { Finding } from './findings.ts';
import { shortened } from './shortened.ts';
import { wrapText } from './wrapText.ts';

const labelWidth = 12;

/** Nobody reads more of a text in a terminal. */
const mostLetters = 2000;

/**
 * Prints one finding: what is wrong, where, expected and actual. Then come the likely cause, or else what the clause says, of a known
 * deviation why it may stay, and the command to type next. Ids of cases are never cut. Only the command may be wider than `width`,
 * because it is copied to a shell.
 */
export function findingLines(
  finding: Finding,
  statement: string,
  colors: Colors,
  width: number,
): readonly string[] {
  const { title, status, expected, actual, likelyCause, command } = finding;
  const mark = {
    failed: colors.red('✗'),
    errored: colors.red('✗'),
    warned: colors.yellow('!'),
    known: colors.dim('~'),
  }[status];
  const { subject, kind } = subjectOfFinding(finding);
  const room = width - `! ${subject}${kind} `.length;
  /** Values of a target are cut in their middle. */
  const cut = (name: string, text: string | undefined): readonly string[] =>
    labelledLines(name, text && shortened(text, width - labelWidth), width);
  const label = (name: string, text: string | undefined): readonly string[] =>
    labelledLines(name, text, width);
  const why = (): readonly string[] => {
    if (status === 'errored') return label('advice', adviceForError(finding));
    const known = knownInWords(finding);
    if (known !== undefined) return label('known', known);
    return likelyCause === undefined ? label('clause', statement) : label('likely', likelyCause);
  };
  // An error has no values beside it: its words are all that tells what to mend.
  const [head = '', ...rest] =
    status === 'errored'
      ? wrapText(shortened(title, mostLetters), '', room)
      : [shortened(title, room, 'end')];
  return [
    `${mark} ${colors.bold(subject)}${kind} ${head}`,
    ...rest.map((line) => `${''.padEnd(width - room)}${line}`),
    ...label('where', where(finding)),
    ...cut('expected', expected),
    ...cut('actual', actual),
    ...why(),
    `${'  next:'.padEnd(labelWidth)}${command}`,
  ];
}

/** What a finding is about, with what follows in brackets. An error is no breach: it concerns all the cases that it ended. */
export function subjectOfFinding(finding: Pick<Finding, 'clause' | 'level' | 'status' | 'flaky'>): {
  readonly subject: string;
  readonly kind: string;
} {
  const { clause, level, status, flaky } = finding;
  const more = flaky ? ['flaky'] : [];
  if (status === 'errored') return { subject: 'Error', kind: more.length === 0 ? '' : ` (${more[0]})` };
  const words = [level, ...(status === 'known' ? ['known'] : []), ...more];
  return { subject: clause, kind: ` (${words.join(', ')})` };
}

/** What to do about an error; undefined where its message says all. */
export const adviceForError = ({ message }: Pick<Finding, 'message'>): string | undefined =>
  message.startsWith(noAnswerInTime)
    ? 'Nothing is known of these cases. Allow more time with --timeout, or make fewer calls at once with --concurrency.'
    : undefined;

/** A text behind its label, wrapped within `width` columns. Nothing for no text. */
export const labelledLines = (name: string, text: string | undefined, width: number): readonly string[] =>
  text === undefined || text === ''
    ? []
    : wrapText(shortened(text, mostLetters), ''.padEnd(labelWidth), width).map((line, index) =>
        index === 0 ? `  ${name}:`.padEnd(labelWidth) + line.slice(labelWidth) : line,
      );

/** Why a known deviation may stay, and where it is to be mended; undefined for anything else. */
export const knownInWords = ({ known }: Pick<Finding, 'known'>): string | undefined =>
  known === undefined
    ? undefined
    : [known.reason, ...(known.issue === undefined ? [] : [known.issue])].join(' ');

function where(finding: Finding): string {
  const { cases, operations, formats, path } = finding;
  const many = [counted(cases.length, 'case'), ...weakerCases(finding)].join(', ');
  const first = operations.length === 1 ? operations[0] : `${operations.length} operations`;
  const called = first === '-' ? '' : `, ${first}`;
  return `${many}${called}, ${formats.join(' ')}; first ${cases[0]}${path === undefined ? '' : ` at ${path}`}`;
}

/** How many of a finding's cases are of a weaker level, such as `2 of them SHOULD`. */
export const weakerCases = ({ weaker = {} }: Pick<Finding, 'weaker'>): readonly string[] =>
  Object.entries(weaker).map(([level, ids]) => `${ids.length} of them ${level}`);
