import type { Exchange } from '../exchanges/Exchange.ts';
import type { Effect } from '../target/Target.ts';

/** The parts of a run. Each of them opens the target for itself. */
export type RunPart = 'preflight' | 'judging' | 'cleanUp';

/**
 * What came from outside, in the order in which the run was told of it: one line of order.ndjson. Timers, listeners and requests are
 * numbered from 1 in each part, in the order in which they began.
 *
 * `answer`: the id of the exchange, and the request that it answers. `kept`: an exchange that came when the run was told nothing more.
 * `timer`: one that was over; `at` is the time. `url`: where a listener is; null if none could be opened.
 */
export type OutsideEvent =
  | { readonly part: RunPart }
  | { readonly answer: string; readonly request: number }
  | { readonly kept: string }
  | { readonly refused: number; readonly effect: Effect; readonly message: string }
  | { readonly timer: number; readonly at: number }
  | { readonly listener: number; readonly url: string | null }
  | { readonly heard: number; readonly path: string }
  | { readonly closed: number };

/** When an exchange ended, in milliseconds since 1970. */
export const endOf = ({ timings }: Pick<Exchange, 'timings'>): number =>
  Date.parse(timings.startedAt) + timings.durationMs;
