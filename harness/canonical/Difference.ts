import type { Value } from '../../specs/Value.ts';

/** Where two canonical results differ: the path in each answer, and the value there (`null` for nothing). */
export interface Difference {
  readonly leftPath: string;
  readonly rightPath: string;
  readonly left: Value;
  readonly right: Value;
}
