import type { Deviation } from '../Deviation.ts';

/** What accumulates while one document is read. */
export interface Reading {
  readonly deviations: Deviation[];
  readonly undocumented: Set<string>;
}

/** Reports a deviation at the place being read; `actual` is shortened by the reader. */
export type Report = (deviation: Omit<Deviation, 'path'>) => void;
