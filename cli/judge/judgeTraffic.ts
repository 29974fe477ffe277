import { open } from 'node:fs/promises';
import { isUtf16, textOf } from '../../config/contentOfFile.ts';
import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { basePathOf } from '../../harness/transport/basePathOf.ts';
import { holdsFile } from '../run/files/holdsFile.ts';
import { openRunFiles } from '../run/files/openRunFiles.ts';
import { secretsOf } from '../run/files/secretsOf.ts';
import { lineEnd, type StoredLine, storedLines } from '../run/files/storedLines.ts';
import type { RunHost } from '../run/RunHost.ts';
import { reportRun } from '../run/reportRun.ts';
import { finishedTraffic } from '../traffic/finishedTraffic.ts';
import { liveLines } from '../traffic/liveLines.ts';
import { openTraffic } from '../traffic/openTraffic.ts';
import { operatorsWord } from '../traffic/operatorsWord.ts';
import { storeSeen } from '../traffic/storeSeen.ts';
import { entriesOf, readEntry } from './readHar.ts';
import { readTrafficLine } from './readTrafficLine.ts';
import { recordedBase } from './recordedBase.ts';
import { type ReadTraffic, sortRecords, takeRecorded } from './takeRecorded.ts';

/** The option of the command that a run does not have. */
export interface JudgeFlags {
  readonly keep?: boolean;
}

/**
 * `assay judge`: judges the answers in a file of recorded traffic, each by what it alone can show. It sends nothing. Writes the
 * reports and returns the exit code.
 *
 * Raises SettingsError.
 */
export async function judgeTraffic(
  file: string,
  settings: Settings,
  { keep = false }: JudgeFlags,
  host: Pick<RunHost, 'stdout' | 'stderr'>,
): Promise<number> {
  const started = new Date();
  if (holdsFile(settings.out, file))
    throw new SettingsError(
      `out: ${settings.out} holds the file that is judged, and its files would be overwritten; name another folder with --out.`,
    );
  const word = await operatorsWord(settings);
  const recorded = await readTraffic(file, settings.target);
  const target = recordedBase(recorded.seen, settings.target);
  const files = await openRunFiles(settings.out);
  try {
    const live = liveLines(host.stderr, settings.quiet || settings.json);
    const stored = storeSeen(files.exchangesFile, keep);
    const url = new URL(target);
    const traffic = openTraffic(
      { basePath: basePathOf(url), secrets: secretsOf({ ...settings, target }), keep },
      { ...live, store: stored.store },
    );
    await takeRecorded(traffic, recorded, url);
    live.end();
    files.lose(stored.lost());
    const about = { target, started, isLive: false, notes: stored.notes(), word };
    return await reportRun(
      await finishedTraffic(settings, traffic.end(), files, about),
      settings,
      files,
      host,
    );
  } finally {
    files.close();
  }
}

/** The exchanges of a HAR, or of a file with a record a line. Records that name no host went to the target. Raises SettingsError. */
async function readTraffic(file: string, target: string | null): Promise<ReadTraffic> {
  const origin = target === null ? undefined : new URL(target).origin;
  const { entries, records } = await contentOf(file);
  if (entries !== undefined) return sortRecords(entries, readEntry);
  const sorted = sortRecords(records, (record, id) => readTrafficLine(record, id, origin));
  if (sorted.seen.length > 0) return sorted;
  throw new SettingsError(
    `${file} holds no traffic that can be read; allowed are HAR 1.2, exchanges.ndjson, and records of one line each (docs/watch.md). A file that was cut off is none.`,
  );
}

/** What a file of recorded traffic holds: the entries of a HAR, or what each line says, undefined where that is no JSON. */
interface Content {
  readonly entries?: readonly unknown[] | undefined;
  readonly records: readonly unknown[];
}

async function contentOf(file: string): Promise<Content> {
  const records: unknown[] = [];
  /** The lines of a file whose first line is no JSON. It is one document of many lines, or one that was cut off. */
  const lines: Buffer[] = [];
  try {
    for await (const { bytes } of await linesIn(file)) {
      const record = lines.length === 0 ? parsed(bytes) : undefined;
      if (record === undefined && isBlank(bytes)) continue;
      if (record === undefined && records.length === 0) lines.push(Buffer.from(bytes));
      else records.push(record);
    }
    if (lines.length === 0)
      return { entries: records.length === 1 ? entriesOf(records[0]) : undefined, records };
    const entries = entriesOf(parsed(Buffer.concat(lines.flatMap((line) => [line, lineEnd]))));
    return { entries, records: entries === undefined ? lines.map(parsed) : [] };
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new SettingsError(`${file} can't be read (${code}); name a file of recorded traffic.`);
  }
}

/** The lines of a file. One in UTF-16, in which PowerShell writes, is read as a whole: no tool writes much of it. */
async function linesIn(file: string): Promise<Iterable<Line> | AsyncIterable<Line>> {
  const begun = await open(file);
  try {
    const { buffer } = await begun.read(Buffer.alloc(2), 0, 2, 0);
    if (!isUtf16(buffer)) return storedLines(file);
    return textOf(await begun.readFile())
      .split('\n')
      .map((line) => ({ bytes: Buffer.from(line) }));
  } finally {
    await begun.close();
  }
}

type Line = Pick<StoredLine, 'bytes'>;

const isBlank = (bytes: Buffer): boolean => bytes.toString('latin1').trim() === '';

/** Undefined for what is no JSON. Raises Node's error for more text than it can hold. */
function parsed(bytes: Buffer): unknown {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
