/** After these times, in milliseconds, a Get is read again that does not show a write yet: a copy of the data may lag behind. */
export const lateReadPauses = [100, 400, 1500, 3000] as const;

/** What a Get shows only after so long, in milliseconds, was never shown (ACT-6). The reads themselves are not counted. */
export const latestShownMs = lateReadPauses.reduce((sum, ms) => sum + ms, 0);
