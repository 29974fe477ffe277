/** In milliseconds: a target on this host gives its quickest answer sooner, even a busy one. */
const nearMs = 20;

/** Whether a target is so far away that a run takes as long as it waits, and not as long as it computes. */
export const isFarAway = (quickestMs: number): boolean => quickestMs >= nearMs && Number.isFinite(quickestMs);
