import { existsSync, readFileSync } from 'node:fs';

/** The whole lines of a file; none where there is no file. A line that was cut off because its writer died is left out. */
export const wholeLines = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
