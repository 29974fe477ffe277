/** Stands for the value of a header that no report shows. A request can't hold this character in a header. */
export const valueToFillIn = '…';

/** What to do about flags that hold no value: one sentence, or none. */
export const headersToFillIn = (flags: readonly string[]): readonly string[] =>
  flags.some((flag) => flag.startsWith('--header ') && flag.endsWith(`: ${valueToFillIn}'`))
    ? [`Fill in the value of each --header that has ${valueToFillIn} in its place.`]
    : [];
