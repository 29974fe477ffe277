import { existsSync, readFileSync } from 'node:fs';

/** The whole lines of a file; none where there is no file. A line that was cut off because its writer died is left out. */
export const wholeLines = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];

/** What a line of JSON holds; undefined for a line that a full disk cut, and for what was then written after it. */
export function lineContent<T>(
  line: string,
  revive?: (name: string, value: unknown) => unknown,
): T | undefined {
  try {
    return JSON.parse(line, revive) as T;
  } catch {
    return undefined;
  }
}
