import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { openRunFiles, type RunFiles } from '../run/files/openRunFiles.ts';
import { secretsOf } from '../run/files/secretsOf.ts';
import { interruption } from '../run/interruption.ts';
import type { RunHost } from '../run/RunHost.ts';
import { reportRun } from '../run/reportRun.ts';
import { isBuilt } from '../run/threads/isBuilt.ts';
import { finishedTraffic } from '../traffic/finishedTraffic.ts';
import { liveLines } from '../traffic/liveLines.ts';
import { type OperatorsWord, operatorsWord } from '../traffic/operatorsWord.ts';
import { judgePassed, type PassedJudge } from './judgePassed.ts';
import { judgingBeside } from './judgingBeside.ts';
import { type PassedExchange, type PassingOn, passOn } from './passOn.ts';

/** The options of the command that a run does not have, as commander gives them. */
export interface WatchFlags {
  readonly port?: string;
  readonly keep?: boolean;
}

/** What a watch writes to, and what ends it and hears its address where it is not the only one in its process. */
export type WatchHost = Pick<RunHost, 'stdout' | 'stderr'> & {
  readonly until?: Promise<unknown>;
  readonly listening?: (url: string) => void;
};

/**
 * `assay watch`: passes on the calls of other clients and judges each answer by what it alone can show, until a signal or
 * --max-duration. Then it writes the reports and returns the exit code.
 *
 * Raises SettingsError.
 */
export async function watch(settings: Settings, flags: WatchFlags, host: WatchHost): Promise<number> {
  const { target } = settings;
  if (target === null)
    throw new SettingsError('target: none was given; name the base URL of the server behind with --target.');
  const port = portOf(flags.port);
  const word = await operatorsWord(settings);
  // The traffic of an earlier watch can't be had again: its files go only once this one can begin.
  const passing = await openPassing(target, settings.connection, port);
  try {
    const files = await openRunFiles(settings.out);
    files.removeEarlier();
    try {
      const means = { passing, word, keep: flags.keep === true };
      return await watched({ ...settings, target }, means, files, host);
    } finally {
      files.close();
    }
  } finally {
    await passing.close();
  }
}

/** A proxy, and who hears of what it passed on. */
interface Passing extends PassingOn {
  /** Hears of every exchange, those before it was named included. */
  readonly tell: (take: PassedJudge['take']) => void;
}

async function openPassing(
  target: string,
  connection: Settings['connection'],
  port: number,
): Promise<Passing> {
  const early: PassedExchange[] = [];
  let take: PassedJudge['take'] = (exchange) => void early.push(exchange);
  const passing = await passOn({ target, connection, port, passed: (exchange) => take(exchange) });
  return {
    ...passing,
    tell: (told) => {
      take = told;
      for (const exchange of early.splice(0)) told(exchange);
    },
  };
}

async function watched(
  settings: Settings & { readonly target: string },
  {
    passing,
    word,
    keep,
  }: { readonly passing: Passing; readonly word: OperatorsWord; readonly keep: boolean },
  files: RunFiles,
  host: WatchHost,
): Promise<number> {
  const { target } = settings;
  const started = new Date();
  const live = liveLines(host.stderr, settings.quiet || settings.json);
  const task = { target, secrets: secretsOf(settings), keep, exchangesFile: files.exchangesFile };
  // In an IDE the sources run as they are, and a Node thread can't load those.
  const judge = (isBuilt ? judgingBeside : judgePassed)(task, live);
  const stop = interruption('ending the watch and writing the reports');
  const timer =
    settings.maxDurationMs === null
      ? undefined
      : setTimeout(
          () => stop.request({ kind: 'duration', said: 'its time is over' }),
          settings.maxDurationMs,
        );
  try {
    passing.tell(judge.take);
    host.listening?.(passing.url);
    if (!settings.quiet && !settings.json)
      host.stderr.write(
        `Watching ${passing.url}, which is ${target}. Ctrl-C ends it and writes the reports.\n`,
      );
    await Promise.race([stop.first, ...(host.until === undefined ? [] : [host.until])]);
    await passing.close();
    const { lost, notes, ...judged } = await judge.end();
    live.end();
    files.lose(lost);
    const finished = await finishedTraffic(settings, judged, files, {
      target,
      started,
      isLive: true,
      notes,
      word,
    });
    return await reportRun(finished, settings, files, host);
  } finally {
    clearTimeout(timer);
    stop.dispose();
    live.end();
  }
}

function portOf(given = '0'): number {
  const port = Number(given);
  if (/^\d+$/.test(given) && port <= 65_535) return port;
  throw new SettingsError(`--port: "${given}" is no port; allowed is a number from 0 to 65535.`);
}
