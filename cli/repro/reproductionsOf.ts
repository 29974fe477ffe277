import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { readStored } from '../../reports/exchanges/readStored.ts';
import type { Results } from '../../reports/results.ts';
import { callIndex } from './neededCalls.ts';
import type { Reproduction } from './Reproduction.ts';
import { reproductionOf } from './reproductionOf.ts';
import { type StoredCall, storedCall } from './storedCalls.ts';

/**
 * The reproductions of some verdicts of a finished run, in their order. A verdict whose calls were not stored whole has none.
 *
 * @param file its exchanges.ndjson
 */
export async function reproductionsOf(
  verdicts: readonly Verdict[],
  { id, target, seed, dialect }: Pick<Results['run'], 'id' | 'target' | 'seed' | 'dialect'>,
  file: string,
): Promise<readonly Reproduction[]> {
  if (verdicts.length === 0) return [];
  const calls = await readCalls(file, new Set(verdicts.flatMap(({ exchanges }) => exchanges)));
  const index = callIndex(calls);
  const capabilities = { dialect, notes: [], unread: {}, soap12Action: true };
  const made: Reproduction[] = [];
  for (const verdict of verdicts) {
    const one = await reproductionOf(verdict, { id, target, seed, capabilities, index });
    if (one !== undefined) made.push(one);
  }
  return made;
}

/** A word in the name of each operation that writes. It stands near the beginning of a line: in the address or the envelope. */
const writing = /Update|Delete|SubscriptionAdd|ReOpen|ReturnMaterials|CreateLabel/;
const beginning = 4000;

/** From exchanges.ndjson: the calls with these ids, and all that may have written. */
async function readCalls(file: string, wanted: ReadonlySet<string>): Promise<readonly StoredCall[]> {
  const calls: StoredCall[] = [];
  const input = createReadStream(file, { highWaterMark: 1024 * 1024 });
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const id = /^\{"id":"(x\d+)"/.exec(line)?.[1] ?? '';
    if (!wanted.has(id) && !writing.test(line.slice(0, beginning))) continue;
    const stored = readStored(line);
    const call = stored === undefined ? undefined : storedCall(stored);
    if (call !== undefined) calls.push(call);
  }
  return calls;
}
