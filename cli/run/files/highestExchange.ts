import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

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
