import { closeSync } from 'node:fs';
import { isatty } from 'node:tty';

/** What became of stdout and stderr. */
export interface LostOutput {
  /** Whether something that was said on stdout is lost, and a reader waits for it. */
  readonly isLost: () => boolean;
  /** Lets go of a terminal that is gone: Node would end in a crash, because it can't set such a terminal back. */
  readonly release: () => void;
}

/** A reader that has seen enough (`assay list | head`), and a terminal that was closed. */
const goneReaders: readonly unknown[] = ['EPIPE', 'EIO'];

/**
 * Watches stdout and stderr for writes that fail. No such failure ends a command: a run still has records to remove and reports to
 * write. A reader that is gone is no error. What else goes wrong on stdout, such as a full disk, is said on stderr once.
 */
export function watchOutput(): LostOutput {
  const terminals = [0, 1, 2].filter((descriptor) => isatty(descriptor));
  let isLost = false;
  let isTerminalGone = false;
  const failed = (stream: NodeJS.WriteStream, { code, message }: NodeJS.ErrnoException): void => {
    if (code === 'EIO') isTerminalGone = true;
    if (goneReaders.includes(code) || stream === process.stderr || isLost) return;
    isLost = true;
    process.stderr.write(`assay: what it says can't be written: ${code ?? message}\n`);
  };
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => failed(stream, error));
  return {
    isLost: () => isLost,
    release: () => {
      if (isTerminalGone) for (const descriptor of terminals) closeSync(descriptor);
    },
  };
}
