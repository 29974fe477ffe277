import { expect, onTestFinished, test } from 'vitest';
import { deafToSignals } from '../../cli/run/deafToSignals.ts';

test('what a library adds to listen for signals is taken off again; what listened before goes on', async () => {
  const ours = (): void => {};
  const theirs = (): void => {};
  process.on('SIGUSR2', theirs);
  process.on('SIGTERM', ours);
  onTestFinished(() => {
    for (const signal of ['SIGTERM', 'SIGUSR2', 'SIGINT']) {
      process.removeListener(signal, ours);
      process.removeListener(signal, theirs);
    }
  });
  const result = await deafToSignals(async () => {
    process.once('SIGTERM', theirs);
    process.on('SIGINT', theirs);
    await undefined;
    return process.listeners('SIGTERM').includes(theirs);
  });
  expect(result).toBe(false);
  expect(process.listeners('SIGINT')).not.toContain(theirs);
  expect(process.listeners('SIGTERM')).toContain(ours);
  process.on('SIGINT', theirs);
  await undefined;
  expect(process.listeners('SIGINT')).toContain(theirs);
});
