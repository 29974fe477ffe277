import { existsSync } from 'node:fs';
import { exchangeNumber } from '../../../harness/stored/exchangeIn.ts';
import type { Verdict } from '../../../harness/verdicts/Verdict.ts';
import { storedLines } from './storedLines.ts';

/** The highest number of an exchange in a file, which is read whole; 0 if there is no such file. Raises the file system's error. */
export async function highestExchange(file: string): Promise<number> {
  if (!existsSync(file)) return 0;
  let highest = 0;
  for await (const { id } of storedLines(file))
    if (id !== '') highest = Math.max(highest, exchangeNumber(id));
  return highest;
}

/** The highest number of an exchange that verdicts name, 0 if they name none. A thread may have ended before what it noted was on disk. */
export const highestNamed = (verdicts: readonly Verdict[]): number =>
  verdicts.reduce(
    (most, { exchanges }) => exchanges.reduce((more, id) => Math.max(more, exchangeNumber(id)), most),
    0,
  );
