import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Verdict } from '../../../harness/verdicts/Verdict.ts';

/** The highest number of an exchange in a file, 0 if it does not exist. It is read line by line, because it may be many megabytes. */
export async function highestExchange(file: string): Promise<number> {
  if (!existsSync(file)) return 0;
  let highest = 0;
  const input = createReadStream(file, { highWaterMark: 1024 * 1024 });
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const [, number] = /^\{"id":"x(\d+)"/.exec(line) ?? [];
    if (number !== undefined) highest = Math.max(highest, Number(number));
  }
  return highest;
}

/** The highest number of an exchange that verdicts name: a thread may have ended before what it noted was on disk. */
export const highestNamed = (verdicts: readonly Verdict[]): number =>
  verdicts.reduce(
    (most, { exchanges }) => exchanges.reduce((more, id) => Math.max(more, Number(id.slice(1))), most),
    0,
  );
