import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SettingsError } from '../../config/SettingsError.ts';
import { exchangeNumber } from '../../harness/stored/exchangeIn.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { readStored } from '../../reports/exchanges/StoredExchange.ts';
import { highestNamed } from '../run/files/highestExchange.ts';
import { headOf, lineEnd, type StoredLine, storedLines } from '../run/files/storedLines.ts';
import type { StoredShard } from './readShards.ts';

/**
 * Writes the exchanges of all shards into one file, one shard after another, line by line. Each shard's numbers continue those before.
 * Returns what was added to the numbers of each shard, in the order given. Raises SettingsError if one is missing on which a
 * verdict rests, in a shard that came to its end.
 */
export async function joinExchanges(
  shards: readonly StoredShard[],
  file: string,
): Promise<readonly number[]> {
  const added: number[] = [];
  async function* lines(): AsyncGenerator<Buffer> {
    let after = 0;
    for (const { given, folder, results } of shards) {
      added.push(after);
      const named = new Set(results.verdicts.flatMap(({ exchanges }) => exchanges));
      let highest = highestNamed(results.verdicts);
      const cutOff = (): void => {
        if (cameToItsEnd(results))
          throw new SettingsError(
            `merge: the last line of exchanges.ndjson in ${given} is cut off; keep the whole file of a shard.`,
          );
      };
      for await (const { id, bytes } of wholeLinesOf(join(folder, 'exchanges.ndjson'), cutOff)) {
        if (id === '') continue;
        highest = Math.max(highest, exchangeNumber(id));
        named.delete(id);
        yield Buffer.concat([
          headOf(`x${exchangeNumber(id) + after}`),
          bytes.subarray(headOf(id).length),
          lineEnd,
        ]);
      }
      const [lost] = named;
      if (lost !== undefined && cameToItsEnd(results))
        throw new SettingsError(
          `merge: ${given} holds no exchange ${lost}, on which a verdict rests; keep the whole exchanges.ndjson of a shard.`,
        );
      after += highest;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
  return added;
}

/** The lines of a file. Of a last one that was cut off while it was written, `cutOff` is told instead. */
async function* wholeLinesOf(file: string, cutOff: () => void): AsyncGenerator<StoredLine> {
  if (!existsSync(file)) return;
  let last: StoredLine | undefined;
  for await (const line of storedLines(file)) {
    if (last !== undefined) yield last;
    last = line;
  }
  if (last === undefined) return;
  if (readStored(last.bytes.toString()) === undefined) cutOff();
  else yield last;
}

/** Whether the run of a shard came to its end. If not, its last exchanges may be in no file. */
const cameToItsEnd = ({ run: { interrupted, endedEarly, faults } }: StoredShard['results']): boolean =>
  !interrupted && endedEarly === undefined && faults.length === 0;

/** A verdict of a shard, with the numbers that its exchanges have in the joined file. */
export function renumbered(verdict: Verdict, after: number): Verdict {
  const moved = (id: string): string => `x${exchangeNumber(id) + after}`;
  const { root, exchanges } = verdict;
  const { exchange } = root ?? {};
  return {
    ...verdict,
    exchanges: exchanges.map(moved),
    ...(root === undefined || exchange === undefined ? {} : { root: { ...root, exchange: moved(exchange) } }),
  };
}
