import type { Random } from './Random.ts';

/** What the seeding of every kind of record may use. */
export interface Seeding {
  readonly random: Random;
  /** An id for a row of a document or an order. */
  readonly newRowId: () => number;
}
