/** Stretches of text in which nothing was found. The same member names come in every answer. */
export interface Harmless {
  readonly has: (stretch: string) => boolean;
  readonly add: (stretches: ReadonlySet<string>) => void;
}

/** In characters. Longer stretches are data and do not come again. */
export const longestHarmless = 200;

/** No more than this many are kept. */
const mostStretchesKept = 10_000;

/** Begins to remember such stretches. */
export function harmless(): Harmless {
  const met = new Set<string>();
  return {
    has: (stretch) => met.has(stretch),
    add: (stretches) => {
      if (met.size + stretches.size > mostStretchesKept) met.clear();
      // A copy: a slice of a text would keep the whole text in memory.
      for (const stretch of stretches) met.add(Buffer.from(stretch, 'utf16le').toString('utf16le'));
    },
  };
}
