const signals: ReadonlySet<string | symbol> = new Set(['SIGINT', 'SIGTERM']);

/**
 * Does some work and takes off, before any signal can come, what it adds to listen for signals: a library's own listeners
 * may end the process before anything is reported. What listens already goes on.
 */
export async function deafToSignals<T>(work: () => Promise<T>): Promise<T> {
  const added = (event: string | symbol, listener: (...args: unknown[]) => void): void => {
    // It is told just before the listener is there; a signal is told by the event loop, after this.
    if (signals.has(event)) queueMicrotask(() => process.removeListener(event, listener));
  };
  process.on('newListener', added);
  try {
    return await work();
  } finally {
    process.off('newListener', added);
  }
}
