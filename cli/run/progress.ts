import type { Listener } from './Listener.ts';

/** Where progress is shown: one line that is written over on a terminal, now and then a plain line elsewhere. */
export interface Progress extends Listener {
  readonly stage: (text: string) => void;
  readonly end: () => void;
}

const everyMs = { terminal: 80, plain: 5000 } as const;

/** Shows how far a run is; `quiet` shows nothing. Written to stderr, so stdout stays the report's. */
export function progress(stream: NodeJS.WriteStream, quiet: boolean): Progress {
  const live = stream.isTTY === true;
  const counts = { planned: 0, done: 0, failed: 0, warned: 0, errored: 0, blocked: 0 };
  let shownAt = Date.now();

  const show = (text: string): void => {
    if (quiet) return;
    const width = Math.max(20, (stream.columns ?? 80) - 1);
    stream.write(live ? `\r\u001b[2K${text.slice(0, width)}` : `${text}\n`);
  };
  return {
    stage: show,
    planned: (count) => {
      counts.planned = count;
      show(`Judging ${count} cases`);
    },
    verdict: ({ status, id }) => {
      counts.done += 1;
      if (status !== 'passed' && status !== 'notApplicable') counts[status] += 1;
      const now = Date.now();
      if (now - shownAt < (live ? everyMs.terminal : everyMs.plain)) return;
      shownAt = now;
      const rest = (['failed', 'warned', 'errored', 'blocked'] as const)
        .filter((name) => counts[name] > 0)
        .map((name) => `, ${counts[name]} ${name}`);
      show(`${counts.done}/${counts.planned}${rest.join('')}${live ? ` ${id}` : ''}`);
    },
    end: () => {
      if (live && !quiet) stream.write('\r\u001b[2K');
    },
  };
}
