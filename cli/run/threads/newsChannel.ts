import { BroadcastChannel } from 'node:worker_threads';
import type { DataLoss } from '../../../harness/sentinels/openSentinels.ts';
import type { Outage } from '../../../harness/target/circuitBreaker.ts';
import type { Wait } from '../../../harness/target/Wait.ts';

/** What the thread that judges tells the one that shows progress and may end the run. */
export type News = { readonly wait: Wait } | { readonly outage: Outage } | { readonly loss: DataLoss };

/** One end of a run's channel for news. */
export interface NewsChannel {
  readonly tell: (news: News) => void;
  readonly close: () => void;
}

/** Opens one end of a run's channel; `heard` receives what the other end sends. It does not keep the process alive. */
export function newsChannel(runId: string, heard?: (news: News) => void): NewsChannel {
  const channel = new BroadcastChannel(`assay-news-${runId}`);
  channel.unref();
  if (heard !== undefined) channel.onmessage = (event) => heard((event as { readonly data: News }).data);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}
