import type { Hook } from './Hook.ts';
import type { OpenChoices } from './openChoices.ts';

/** How a reference server is set up; everything may be left out. */
export interface ServerOptions {
  /** Chooses the seeded data; the same data again from the same seed. Default 1. */
  readonly seed?: number;
  /** The one key that is let in. */
  readonly apiKey?: string;
  /** Stands before every path, as `/api/v2017a`; default none. */
  readonly basePath?: string;
  /** Other decisions where the document leaves one open, such as the zone. */
  readonly choices?: Partial<OpenChoices>;
  /** The first is the outermost. */
  readonly hooks?: readonly Hook[];
  /** The present, in milliseconds since 1970; default the machine's clock. */
  readonly clock?: () => number;
}
