import type { Colors } from './Colors.ts';
import type { Finding } from './findings.ts';
import { likelyCause } from './likelyCause.ts';
import { shortened } from './shortened.ts';

const labelWidth = 12;

/**
 * Prints one finding in at most six lines: the clause and what it says, where, expected, actual, the likeliest cause or
 * what was said, and the command to type next, which alone may be wider than `width` because it is copied to a shell.
 */
export function findingLines(
  finding: Finding,
  statement: string,
  colors: Colors,
  width: number,
): readonly string[] {
  const { clause, level, status, flaky, expected, actual, replay } = finding;
  const mark = status === 'warned' ? colors.yellow('!') : colors.red('✗');
  const kind = `${status === 'errored' ? 'error' : level}${flaky ? ', flaky' : ''}`;
  const room = width - `! ${clause} (${kind}) `.length;
  const likely = likelyCause(finding);
  const said = finding.message === statement ? '' : finding.message;
  const label = (name: string, text: string | undefined, cut?: 'end'): readonly string[] =>
    text === undefined || text === ''
      ? []
      : [`${`  ${name}:`.padEnd(labelWidth)}${shortened(text, width - labelWidth, cut)}`];
  return [
    `${mark} ${colors.bold(clause)} (${kind}) ${colors.dim(shortened(statement, room, 'end'))}`,
    ...label('where', where(finding), 'end'),
    ...label('expected', expected),
    ...label('actual', actual),
    ...(likely === undefined ? label('said', said, 'end') : label('likely', likely, 'end')),
    `${'  next:'.padEnd(labelWidth)}${replay}`,
  ];
}

function where({ places, operations, formats, path }: Finding): string {
  const many = places.length === 1 ? '1 case' : `${places.length} cases`;
  const first = operations.length === 1 ? operations[0] : `${operations.length} operations`;
  const called = first === '-' ? '' : `, ${first}`;
  return `${many}${called}, ${formats.join(' ')}; first ${places[0]}${path === undefined ? '' : ` at ${path}`}`;
}
