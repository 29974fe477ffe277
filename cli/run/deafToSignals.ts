import { endingSignals } from './interruption.ts';

const signals: ReadonlySet<string | symbol> = new Set(endingSignals);

/**
 * Does some work and immediately removes any signal listeners that it adds: a library's own listeners may end the process before
 * anything is reported. Existing listeners stay.
 */
export async function deafToSignals<T>(work: () => Promise<T>): Promise<T> {
  const added = (event: string | symbol, listener: (...args: unknown[]) => void): void => {
    // This event comes just before the listener is added. The event loop delivers signals only after this.
    if (signals.has(event)) queueMicrotask(() => process.removeListener(event, listener));
  };
  process.on('newListener', added);
  try {
    return await work();
  } finally {
    process.off('newListener', added);
  }
}
