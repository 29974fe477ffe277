import type { DataLoss } from '../../harness/sentinels/openSentinels.ts';
import type { Outage } from '../../harness/target/circuitBreaker.ts';
import type { Wait } from '../../harness/target/Wait.ts';
import { counted } from '../../harness/words/counted.ts';
import type { JudgingListener } from './threads/judgingThread.ts';

/** Where progress is shown: one line that is overwritten on a terminal, or an occasional plain line elsewhere. */
export interface Progress extends JudgingListener {
  readonly stage: (text: string) => void;
  /** Says what the run waits for and until when, once, even if many requests wait for it. */
  readonly waiting: (wait: Wait) => void;
  /** Says that the target is out and until when it is asked again; once for each outage. */
  readonly outage: (outage: Outage) => void;
  readonly loss: (loss: DataLoss) => void;
  readonly end: () => void;
}

const everyMs = { terminal: 80, plain: 5000 } as const;

/** Nobody notices a shorter pause. */
const noticedMs = 2000;

/** If a target asks again and again, this is the least time between messages where every line stays. */
const waitsEveryMs = { terminal: 0, plain: 60_000 } as const;

/** What progress is written to; stderr is one. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

/** Shows how far a run is; `quiet` shows nothing. Written to stderr, so that stdout holds only the report. */
export function progress(stream: Screen, quiet: boolean): Progress {
  const live = stream.isTTY === true;
  const counts = { planned: 0, done: 0, failed: 0, warned: 0, known: 0, errored: 0, blocked: 0 };
  const kind = live ? 'terminal' : 'plain';
  let shownAt = Date.now();
  let begunAt = shownAt;
  let outUntil: number | undefined;
  let waitTold = { at: Number.NEGATIVE_INFINITY, until: 0 };

  const show = (text: string): void => {
    if (quiet) return;
    const width = Math.max(20, (stream.columns ?? 80) - 1);
    stream.write(live ? `\r\u001b[2K${text.slice(0, width)}` : `${text}\n`);
  };
  return {
    stage: show,
    planned: ({ caseIds: { length } }) => {
      counts.planned = length;
      begunAt = Date.now();
      show(`Judging ${counted(length, 'case')}`);
    },
    verdict: ({ status, id }) => {
      counts.done += 1;
      if (status !== 'passed' && status !== 'notApplicable') counts[status] += 1;
      const now = Date.now();
      if (now - shownAt < everyMs[kind]) return;
      shownAt = now;
      const rest = (['failed', 'warned', 'known', 'errored', 'blocked'] as const)
        .filter((name) => counts[name] > 0)
        .map((name) => `, ${counts[name]} ${name}`);
      const times = timesInWords(now - begunAt, counts.done / counts.planned);
      show(`${counts.done}/${counts.planned}${rest.join('')}, ${times}${live ? ` ${id}` : ''}`);
    },
    waiting: ({ status, asked, until }) => {
      const now = Date.now();
      const isNew = until - Math.max(now, waitTold.until) >= noticedMs;
      if (!isNew || now - waitTold.at < waitsEveryMs[kind]) return;
      waitTold = { at: now, until };
      const said = asked ? `HTTP ${status}, Retry-After` : `HTTP ${status}`;
      const seconds = Math.ceil((until - now) / 1000);
      show(`The target asks for time (${said}): nothing is sent until ${clock(until)}, for ${seconds} s`);
    },
    outage: (outage) => {
      if (outage.kind === 'gone' || outage.until === outUntil) return;
      outUntil = outage.until;
      show(`The target is out (${outage.said}): Assay asks again until ${clock(outage.until)}`);
    },
    loss: ({ said }) =>
      show(`${said.replace(/^the/, 'The')}: the run goes on with what it writes from now on`),
    end: () => {
      if (live && !quiet) stream.write('\r\u001b[2K');
    },
  };
}

/** What is left is told from so large a part of the whole on: the first verdicts come slowly. */
const tellingPart = 0.1;

/** How long a run has judged, and about how long the rest will take, by the part that is done. */
function timesInWords(elapsedMs: number, part: number): string {
  const elapsed = `${inMinutes(elapsedMs)}`;
  return part < tellingPart
    ? elapsed
    : `${elapsed}, about ${inMinutes((elapsedMs * (1 - part)) / part)} left`;
}

function inMinutes(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 100 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** The operator's local time of day. */
function clock(at: number): string {
  const time = new Date(at);
  return [time.getHours(), time.getMinutes(), time.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
