import type { Format } from '../../specs/Format.ts';

/** What a path stands for. */
export interface Route {
  readonly kind: 'generic' | 'named' | 'soap';
  /** The name in the path; null where the body names the operation (soap). */
  readonly operation: string | null;
  /** The format in the path itself, not in a suffix; null on named routes. */
  readonly format: Format | null;
  /** The format of the path's suffix. */
  readonly suffix: Format | null;
  readonly methods: readonly string[];
}
