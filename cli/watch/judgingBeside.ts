import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TrafficListener } from '../traffic/openTraffic.ts';
import type { PassedJudge, WatchedTraffic, WatchTask } from './judgePassed.ts';
import type { PassedExchange } from './passOn.ts';

/** Messages to the thread: exchanges that were passed on, or that no more will come. */
export type ToWatcher = { readonly passed: readonly PassedExchange[] } | 'end';

/** What the thread tells: a breach, an error of ours, how things stand, how many bytes it has judged, or what came of all. */
export type FromWatcher =
  | { readonly ownError: string }
  | { readonly breach: Parameters<TrafficListener['breach']>[0] }
  | { readonly counted: Parameters<TrafficListener['counted']>[0] }
  | { readonly judged: number }
  | { readonly ended: WatchedTraffic };

/** Answers may come faster than they are judged. That must not fill the memory, and no answer waits for it. In bytes. */
const waitingAtMost = 64 * 1024 * 1024;

/** A message costs as much as passing on an answer. So they are sent together. */
const togetherForMs = 20;

const tooFast = 'it came faster than answers were judged';
const threadEnded = 'the thread that judges had ended';

/** About how many bytes of memory an exchange takes while it waits. */
export const sizeOf = ({ request, response }: PassedExchange): number =>
  1024 + (request.body?.length ?? 0) + (response?.body?.length ?? 0);

/** Judges in a thread of its own, so that the next answer never waits for the judging of the last. */
export function judgingBeside(task: WatchTask, listener: Omit<TrafficListener, 'store'>): PassedJudge {
  const worker = new Worker(new URL('./watchWorker.js', import.meta.url), { workerData: task });
  const ownErrors: string[] = [];
  let waiting = 0;
  /** How many exchanges were left out, by reason. */
  const leftOut = new Map<string, number>();
  let given = 0;
  let hasEnded = false;
  let isDead = false;
  const leaveOut = (reason: string, count: number): void => {
    if (count > 0) leftOut.set(reason, (leftOut.get(reason) ?? 0) + count);
  };
  let together: PassedExchange[] = [];
  let timer: NodeJS.Timeout | undefined;
  let settle: (ended: WatchedTraffic) => void = () => undefined;
  const ended = new Promise<WatchedTraffic>((resolve) => {
    settle = resolve;
  });
  worker.on('message', (told: FromWatcher) => {
    if ('breach' in told) listener.breach(told.breach);
    else if ('ownError' in told) listener.ownError(told.ownError);
    else if ('counted' in told) listener.counted(told.counted);
    else if ('judged' in told) waiting -= told.judged;
    else {
      hasEnded = true;
      settle(told.ended);
    }
  });
  worker.on('error', (error: Error) => {
    const text = `This is a fault of assay: ${error.stack ?? error.message}`;
    ownErrors.push(text);
    listener.ownError(text);
  });
  worker.on('exit', () => {
    isDead = true;
    // What it had judged is lost with it too, except the breaches that were told.
    if (!hasEnded) leaveOut(threadEnded, given);
    settle({
      traffic: { answers: 0, judged: 0, notJudged: [] },
      verdicts: [],
      faults: [],
      lost: [],
      notes: [],
    });
  });
  const tell = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (together.length > 0) worker.postMessage({ passed: together } satisfies ToWatcher);
    together = [];
  };
  return {
    take: (exchange) => {
      if (isDead) return leaveOut(threadEnded, 1);
      if (waiting > waitingAtMost) return leaveOut(tooFast, 1);
      given += 1;
      waiting += sizeOf(exchange);
      together.push(exchange);
      timer ??= setTimeout(tell, togetherForMs);
    },
    end: async () => {
      tell();
      worker.postMessage('end' satisfies ToWatcher);
      const { traffic, ...found } = await ended;
      if (worker.threadId !== -1) await once(worker, 'exit');
      const more = [...leftOut].map(([reason, count]) => ({ reason, count, first: '' }));
      return {
        ...found,
        faults: [...found.faults, ...ownErrors],
        traffic: { ...traffic, notJudged: [...traffic.notJudged, ...more] },
      };
    },
  };
}
