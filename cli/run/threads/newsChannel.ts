import { BroadcastChannel } from 'node:worker_threads';
import type { DataLoss } from '../../../harness/sentinels/openSentinels.ts';
import type { Outage } from '../../../harness/target/circuitBreaker.ts';
import type { Wait } from '../../../harness/target/Wait.ts';
import type { Interruption } from '../interruption.ts';
import type { Progress } from '../progress.ts';

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

/** Shows what the judging thread tells of the target. A target that is gone, or that forgets its data too often, ends the run. */
export const showNews =
  (display: Progress, stop: Interruption) =>
  (news: News): void => {
    if ('wait' in news) display.waiting(news.wait);
    else if ('loss' in news) {
      display.loss(news.loss);
      if (news.loss.isLast) stop.request({ kind: 'forgets', said: `${news.loss.said}, as often before` });
    } else {
      display.outage(news.outage);
      if (news.outage.kind === 'gone') stop.request({ kind: 'gone', said: news.outage.said });
    }
  };
