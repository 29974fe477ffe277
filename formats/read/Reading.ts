import type { Deviation } from '../Deviation.ts';

/** State collected while one document is read. */
export interface Reading {
  readonly deviations: Deviation[];
  readonly undocumented: Set<string>;
}

/** Reports a deviation at the place being read. The reader shortens `actual`. */
export type Report = (deviation: Omit<Deviation, 'path'>) => void;
