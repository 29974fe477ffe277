import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from '../../../config/SettingsError.ts';

/** Who writes into a folder. */
interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** The locks that this process holds. */
const heldHere = new Set<string>();

const lockName = '.assay.lock';

/** A run that lives touches its lock so often, in milliseconds. */
const touchedEveryMs = 2000;

/** Several runs may find the same dead lock, and one of them takes it over. */
const mostTries = 5;

/** A lock that nobody touched for so long is of a run that died. Its process id may be another process's by now. */
const deadAfterMs = 30_000;

/**
 * Takes the lock of a folder of reports, so that two runs do not mix in it. Returns what gives it back. A lock of a run that died
 * is taken over.
 *
 * Raises SettingsError if another run holds it, and the file system's own error if the folder can't be written.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, lockName);
  take(file, folder);
  heldHere.add(file);
  const timer = setInterval(() => touch(file), touchedEveryMs);
  timer.unref();
  const release = (): void => {
    clearInterval(timer);
    process.off('exit', release);
    heldHere.delete(file);
    giveBack(file);
  };
  // A second signal ends the process at once.
  process.on('exit', release);
  return release;
}

/** Whether a run is writing into a folder now. Raises the file system's own error where its lock can't be read. */
export function isLocked(folder: string): boolean {
  const file = join(folder, lockName);
  const holder = holderOf(file);
  return holder !== undefined && isAlive(file, holder);
}

function take(file: string, folder: string): void {
  for (let tries = 0; ; tries += 1) {
    try {
      create(file);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder !== undefined && (isAlive(file, holder) || tries > mostTries))
      throw new SettingsError(
        `out: another run (process ${holder.pid} on ${holder.host}) writes to ${folder}; wait for its end, or name another folder with --out.`,
      );
    takeAway(file, holder);
  }
}

/** Makes the lock with its holder in it at once, so that nobody reads it half written. Raises EEXIST where there is one. */
function create(file: string): void {
  const own = `${file}.${randomUUID()}`;
  const holder = JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder);
  writeFileSync(own, holder, { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Some file systems have no links.
    if (!['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'].includes(code)) throw error;
    writeFileSync(file, holder, { flag: 'wx', mode: 0o600 });
  } finally {
    rmSync(own, { force: true });
  }
}

/** Removes a dead lock, and puts it back if it is not the one that was read: another run may have taken it over meanwhile. */
function takeAway(file: string, dead: Holder | undefined): void {
  const aside = `${file}.${randomUUID()}.old`;
  try {
    renameSync(file, aside);
  } catch (error) {
    // Another run was faster.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const taken = holderOf(aside);
  if (taken?.pid === dead?.pid && taken?.host === dead?.host) rmSync(aside, { force: true });
  else putBack(aside, file);
}

/** Puts a lock back that is another run's, where no third run has made one meanwhile. */
function putBack(aside: string, file: string): void {
  if (existsSync(file)) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

/** Removes our lock, and leaves one that another run took over. A folder that somebody took away has none. */
function giveBack(file: string): void {
  try {
    const holder = holderOf(file);
    if (holder?.pid === process.pid && holder.host === hostname()) rmSync(file, { force: true });
  } catch {
    // Whoever reads it sees that its process has ended.
  }
}

/** Undefined for a lock that says nothing, or that is gone by now. One that this user may not read is another user's. */
function holderOf(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EACCES', 'EPERM'].includes(code)) throw error;
    return undefined;
  }
}

function isAlive(file: string, { pid, host }: Holder): boolean {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (age > deadAfterMs) return false;
  if (host !== hostname()) return true;
  // A container that was started again has the process ids that it had before.
  if (pid === process.pid) return heldHere.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Somebody removed it, and will see why not to.
  }
}
