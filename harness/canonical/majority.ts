import type { Format } from '../../specs/Format.ts';

/** What most of the formats say; in a tie, what the first of them says. Undefined when no format says anything. */
export function majority(said: ReadonlyMap<Format, string>): string | undefined {
  const counted = new Map<string, number>();
  for (const text of said.values()) counted.set(text, (counted.get(text) ?? 0) + 1);
  // The sort is stable, and the map keeps the order of the formats.
  return [...counted].sort(([, one], [, other]) => other - one)[0]?.[0];
}
