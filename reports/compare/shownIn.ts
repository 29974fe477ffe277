import type { Change, ComparedCause } from './RunComparison.ts';

/** The run whose answer shows the breach: b if it shows it at all, else a, where it was before. */
export const shownIn = (told: Change | ComparedCause): 'a' | 'b' =>
  told.kind === 'newlyPassing' || ('b' in told.cases && told.cases.b.length === 0) ? 'a' : 'b';
