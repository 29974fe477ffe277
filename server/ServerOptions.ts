import type { Hook } from './Hook.ts';
import type { OpenChoices } from './openChoices.ts';

/** The setup of a reference server; everything may be left out. */
export interface ServerOptions {
  /** Selects the seeded data: the same seed gives the same data. Default 1. */
  readonly seed?: number;
  /** The only key that is accepted. */
  readonly apiKey?: string;
  /** Comes before every path, such as `/api/v2017a`; default none. */
  readonly basePath?: string;
  /** Other decisions where the document leaves a choice, such as the zone. */
  readonly choices?: Partial<OpenChoices>;
  /** The first is the outermost. */
  readonly hooks?: readonly Hook[];
  /** The present, in milliseconds since 1970; by default the machine's clock. */
  readonly clock?: () => number;
}
