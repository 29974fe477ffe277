/** After these times, in milliseconds, a Get is read again that does not show a write yet: a copy of the data may lag behind. */
export const lateReadPauses = [100, 400, 1500, 3000] as const;

/** What a Get shows later than this, in milliseconds, counts as never shown (ACT-6). The reads themselves take no part of it. */
export const latestShownMs = lateReadPauses.reduce((sum, ms) => sum + ms, 0);
