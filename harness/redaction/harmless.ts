/** Stretches of text in which nothing was found: the same names of members come in every answer. */
export interface Harmless {
  readonly has: (stretch: string) => boolean;
  readonly add: (stretches: ReadonlySet<string>) => void;
}

/** In characters; longer ones are data and do not come again. */
export const longestHarmless = 200;

/** More are not kept. */
const most = 10_000;

export function harmless(): Harmless {
  const met = new Set<string>();
  return {
    has: (stretch) => met.has(stretch),
    add: (stretches) => {
      if (met.size + stretches.size > most) met.clear();
      // A copy: a part of a text would keep all of the text in memory.
      for (const stretch of stretches) met.add(Buffer.from(stretch, 'utf16le').toString('utf16le'));
    },
  };
}
