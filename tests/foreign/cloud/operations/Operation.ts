import type { World } from '../store/World.ts';
import type { Shape } from '../values/MemberType.ts';
import type { RecordValue } from '../values/Value.ts';

/** One operation: the members it reads and writes, and what it does. */
export interface Operation {
  readonly request: Shape;
  readonly response: Shape;
  /** The first segment of its named route. */
  readonly route?: string;
  /** Its named route answers GET too. */
  readonly alsoGet?: true;
  /** A success carries no status. */
  readonly silent?: true;
  readonly run: (request: RecordValue, world: World) => RecordValue;
}
