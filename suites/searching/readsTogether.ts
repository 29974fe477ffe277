import type { Answer } from '../../harness/Answer.ts';
import { isTaken } from './selection.ts';

/** More than others can write while they are under way, so that two of them find the same where reading changes nothing. */
const atOnce = 8;

/**
 * The same read so many times at one moment, as `beside0`, `beside1`, …: what others do takes time, and what a reading does
 * comes with each of them. Nothing where one is refused, or where they went one after the other (`concurrency`, `rate`).
 */
export async function readTogether(read: () => Promise<Answer>): Promise<Readonly<Record<string, Answer>>> {
  const reads = await Promise.all(Array.from({ length: atOnce }, () => read()));
  const spans = reads.map(({ exchange: { timings } }) => {
    const start = Date.parse(timings.startedAt);
    return { start, end: start + timings.durationMs };
  });
  const isAtOnce =
    Math.max(...spans.map(({ start }) => start)) <= Math.min(...spans.map(({ end }) => end)) + 1;
  if (!isAtOnce || !reads.every(isTaken)) return {};
  return Object.fromEntries(reads.map((answer, index) => [`beside${index}`, answer]));
}

/** What `readTogether` brought into the evidence. */
export const readsTogether = (others: Readonly<Record<string, Answer>>): readonly Answer[] =>
  Object.entries(others).flatMap(([name, read]) => (name.startsWith('beside') ? [read] : []));
