import type { Format } from '../../specs/Format.ts';
import { linesOf } from './linesOf.ts';

/** The lines of an answer by which scripts compare. */
export const answerLines = (
  status: number,
  headers: readonly (readonly [string, string])[],
  format: Format,
  body: string,
): readonly string[] => [
  `HTTP=${status}`,
  ...headers.map(([name, value]) => `header ${name.toLowerCase()}=${value}`),
  ...linesOf(format, body),
];

/** Whether the path of a line is that of a member. A member is named by the end of its path. */
export const namesMember = (path: string, member: string): boolean =>
  path === member || path.endsWith(`.${member}`);

/** The values of a member in an answer, in order. */
export const valuesOf = (lines: readonly string[], member: string): readonly string[] =>
  lines.flatMap((line) => {
    const at = line.search(/[=:]/);
    return line[at] === '=' && namesMember(line.slice(0, at), member) ? [line.slice(at + 1)] : [];
  });

/** The largest of some numbers. */
export const largestOf = (values: readonly string[]): string | undefined =>
  values.reduce<string | undefined>(
    (most, each) => (most === undefined || Number(each) > Number(most) ? each : most),
    undefined,
  );

/** Whether an answer says that it is a success. */
export const isSuccess = (lines: readonly string[]): boolean =>
  valuesOf(lines, 'ResponseStatus.ErrorCode').includes('0');
