import type { Format } from '../../specs/Format.ts';
import type { TypeShape } from '../../specs/Shape.ts';
import type { Value } from '../../specs/Value.ts';

/** The same member in two answers; absent and nil are both `null`. */
export interface Compared {
  readonly type: TypeShape;
  readonly left: Value;
  readonly right: Value;
  readonly formats: readonly [left: Format, right: Format];
}
