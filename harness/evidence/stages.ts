/** What waits until everything else is gathered, in this order. Hostile bytes may end a server, and wrong keys may lock an account. */
const stages = ['hostile', 'keys'] as const;

/** One of those waits. */
export type Stage = (typeof stages)[number];

/** A stage's place in the order. Evidence without a stage comes before all of them. */
export const rankOf = (stage: Stage | undefined): number =>
  stage === undefined ? -1 : stages.indexOf(stage);
