import { existsSync } from 'node:fs';
import { exchangeNumber } from '../../../harness/stored/exchangeIn.ts';
import type { Verdict } from '../../../harness/verdicts/Verdict.ts';
import { storedLines } from './storedLines.ts';

/** The highest number of an exchange in a file, 0 if it does not exist. */
export async function highestExchange(file: string): Promise<number> {
  if (!existsSync(file)) return 0;
  let highest = 0;
  for await (const { id } of storedLines(file))
    if (id !== '') highest = Math.max(highest, exchangeNumber(id));
  return highest;
}

/** The highest number of an exchange that verdicts name: a thread may have ended before what it noted was on disk. */
export const highestNamed = (verdicts: readonly Verdict[]): number =>
  verdicts.reduce(
    (most, { exchanges }) => exchanges.reduce((more, id) => Math.max(more, exchangeNumber(id)), most),
    0,
  );
