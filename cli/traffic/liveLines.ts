import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { counted } from '../../harness/words/counted.ts';
import { titleOf } from '../../reports/diagnosis/inWords.ts';
import { shortened } from '../../reports/shortened.ts';
import type { Screen } from '../run/progress.ts';
import type { TrafficListener } from './openTraffic.ts';

/** What is shown while answers are judged: each breach and each error of ours as it is first met, and on a terminal how many answers there were. */
export interface LiveLines extends Pick<TrafficListener, 'breach' | 'counted' | 'ownError'> {
  readonly end: () => void;
}

const everyMs = 100;

/** Written to stderr, so that stdout holds only the report; `quiet` shows nothing. */
export function liveLines(screen: Screen, quiet: boolean): LiveLines {
  const isLive = screen.isTTY === true && !quiet;
  let shownAt = 0;
  const clear = (): void => {
    if (isLive) screen.write('\r\u001b[2K');
  };
  return {
    breach: (verdict) => {
      if (quiet) return;
      clear();
      screen.write(`${breachLine(verdict)}\n`);
    },
    ownError: (text) => {
      if (quiet) return;
      clear();
      screen.write(`${text}\n`);
    },
    counted: ({ judged, breaches }) => {
      const now = Date.now();
      if (!isLive || now - shownAt < everyMs) return;
      shownAt = now;
      screen.write(
        `\r\u001b[2K${counted(judged, 'answer')} judged, ${counted(breaches, 'breach', 'breaches')}`,
      );
    },
    end: clear,
  };
}

/** Words and paths may quote an answer, and no control character of it may reach a terminal. */
function breachLine(verdict: Verdict): string {
  const { status, format, operation, clause, level, path, expected, actual } = verdict;
  const at = path === undefined || path === '' ? '' : ` at ${path}`;
  const values =
    expected === undefined ? '' : `: expected ${shortened(expected, 80)}, got ${shortened(actual ?? '', 80)}`;
  const said = `${titleOf([verdict])}${at}`.replace(/\s+/g, ' ');
  return `${status === 'failed' ? '✗' : '!'} ${format} ${operation} ${clause} (${level}) ${shortened(said, longestMessage)}${values}`;
}

const longestMessage = 400;
