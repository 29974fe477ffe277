import type { Colors } from './Colors.ts';
import type { Finding } from './findings.ts';
import { shortened } from './shortened.ts';
import { wrapText } from './wrapText.ts';

const indent = '  ';

/** Prints one finding: what was broken, expected against actual, where, the bytes, and how to meet it again. */
export function findingLines(
  finding: Finding,
  statement: string,
  colors: Colors,
  width: number,
): readonly string[] {
  const {
    clause,
    level,
    status,
    flaky,
    places,
    expected,
    actual,
    path,
    answer,
    curl,
    replay,
    likeliestCause,
  } = finding;
  const mark = status === 'warned' ? colors.yellow('!') : colors.red('✗');
  const many = places.length === 1 ? '1 case' : `${places.length} cases`;
  const kind = status === 'errored' ? 'error on our side or on the way' : level;
  const label = (name: string, text: string | undefined): readonly string[] =>
    text === undefined || text === '' ? [] : labelled(name, text, width);
  return [
    `${mark} ${colors.bold(clause)} ${kind}, ${many} in ${scope(finding)}${flaky ? colors.yellow(' (flaky)') : ''}`,
    ...wrapText(statement, indent, width).map((line) => colors.dim(line)),
    ...label('message', finding.message === statement ? '' : finding.message),
    ...label('expected', expected),
    ...label('actual', actual),
    ...label('at', path),
    ...label('cause', likeliestCause),
    ...label('answer', answer),
    ...label('cases', placeText(places)),
    // These two stay on one line, whatever its length, because they are copied to a shell.
    ...(curl === undefined ? [] : [`${indent}${curl}`]),
    `${indent}${replay}`,
  ];
}

function labelled(name: string, text: string, width: number): readonly string[] {
  const [first = '', ...rest] = wrapText(shortened(text, 500), ' '.repeat(indent.length + 10), width);
  return [`${indent}${`${name}:`.padEnd(10)}${first.trimStart()}`, ...rest];
}

function scope({ operations, formats }: Finding): string {
  const where = operations.length === 1 ? operations[0] : `${operations.length} operations`;
  return `${where === '-' ? 'no operation in particular' : where}, ${formats.join(' ')}`;
}

function placeText(places: readonly string[]): string {
  const shown = places.slice(0, 4).join(' ');
  return places.length > 4 ? `${shown} and ${places.length - 4} more in results.json` : shown;
}
