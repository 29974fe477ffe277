/**
 * What waits until all the rest is gathered, in this order: hostile bytes may end a server, wrong keys may lock an
 * account, and what closes looks back on all answers.
 */
const stages = ['hostile', 'keys', 'closing'] as const;

export type Stage = (typeof stages)[number];

/** The place of a stage in the order; what has none comes before all of them. */
export const rankOf = (stage: Stage | undefined): number =>
  stage === undefined ? -1 : stages.indexOf(stage);
