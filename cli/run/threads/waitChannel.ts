import { BroadcastChannel } from 'node:worker_threads';
import type { Wait } from '../../../harness/target/Wait.ts';

/** The channel on which the judging thread tells the one that shows progress what a run waits for. */
export interface WaitChannel {
  readonly tell: (wait: Wait) => void;
  readonly close: () => void;
}

/** Opens one end of a run's channel; `heard` receives what the other end sends. It does not keep the process alive. */
export function waitChannel(runId: string, heard?: (wait: Wait) => void): WaitChannel {
  const channel = new BroadcastChannel(`assay-waits-${runId}`);
  channel.unref();
  if (heard !== undefined) channel.onmessage = (event) => heard((event as { readonly data: Wait }).data);
  return { tell: (wait) => channel.postMessage(wait), close: () => channel.close() };
}
