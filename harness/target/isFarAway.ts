/** In milliseconds. A target on this host gives its quickest answer sooner, even when busy. */
const nearMs = 20;

/** Whether a target is so far away that waiting, and not computing, decides how long a run takes. */
export const isFarAway = (quickestMs: number): boolean => quickestMs >= nearMs && Number.isFinite(quickestMs);
