import type { KeptExchange } from '../exchanges/KeptExchange.ts';
import { shorterExchange } from '../exchanges/shorterExchange.ts';

/** Characters of a body, from what is kept anyway down to what only shows its form. */
const limits = [32_768, 16_384, 8192, 4096, 2048, 1024, 512, 256] as const;

/** Groups beyond these get the room that the others leave. */
const mostGroups = 100;

/**
 * In each group of exchanges the first one decides. Each group gets an equal share of `room` characters of JSON, with shorter and
 * shorter bodies until it fits. If even that is too much, only the first exchange is kept. Room left over by small groups goes to
 * the longer ones.
 */
export function evidenceWithin(
  groups: readonly (readonly KeptExchange[])[],
  room: number,
): readonly (readonly KeptExchange[])[] {
  const asked = groups.map((group, index) => ({ group, index, size: sizeOf(group) }));
  const fitted = new Map<number, readonly KeptExchange[]>();
  let left = room;
  let waiting = Math.min(groups.length, mostGroups);
  for (const { group, index } of asked.slice(0, mostGroups).sort((a, b) => a.size - b.size)) {
    const chosen = fitting(group, left / waiting);
    left -= sizeOf(chosen);
    waiting -= 1;
    fitted.set(index, chosen);
  }
  return groups.map((_, index) => fitted.get(index) ?? []);
}

const sizeOf = (group: readonly KeptExchange[]): number => JSON.stringify(group).length;

/** The exchange that decides is cut less than the others. */
function fitting(group: readonly KeptExchange[], share: number): readonly KeptExchange[] {
  const [first, ...others] = group;
  if (first === undefined) return [];
  const whole = limits.map((limit, index) => [
    shorterExchange(first, limits[Math.max(0, index - 2)] ?? limit),
    ...others.map((each) => shorterExchange(each, limit)),
  ]);
  const alone = limits.map((limit) => [shorterExchange(first, limit)]);
  return [...whole, ...alone].find((each) => sizeOf(each) <= share) ?? [];
}
