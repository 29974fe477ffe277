import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** How many exchanges a record holds, and when the first began and the last ended, in milliseconds since 1970. */
export interface RecordTimes {
  readonly count: number;
  readonly began: number;
  readonly ended: number;
}

/** Quotes within a text are escaped, so that no body can hold this. */
const timings = /"timings":\{"startedAt":"([^"]+)","durationMs":([^},]+)/;

/** Reads the times of exchanges.ndjson, line by line: the file may be larger than memory. */
export async function recordTimes(file: string): Promise<RecordTimes> {
  let [count, began, ended] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const [, startedAt, durationMs] = timings.exec(line) ?? [];
    if (startedAt === undefined) continue;
    const start = Date.parse(startedAt);
    count += 1;
    began = Math.min(began, start);
    ended = Math.max(ended, start + Number(durationMs));
  }
  return { count, began, ended };
}
