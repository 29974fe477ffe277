import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gatherAhead } from '../../harness/evidence/gatherAhead.ts';

test('so many at once, in order, until it is stopped; what fails is somebody else’s to meet', async () => {
  const begun: string[] = [];
  let running = 0;
  let most = 0;
  const get = async (key: string): Promise<void> => {
    begun.push(key);
    running += 1;
    most = Math.max(most, running);
    await pause(2);
    running -= 1;
    if (key === 'b') throw new Error('no');
    if (key === 'e') void ahead.stop();
  };
  const ahead = gatherAhead([...'abcdefgh'], 2, get);
  await pause(5);
  expect(begun).toEqual([]);
  ahead.go();
  ahead.go();
  await pause(50);
  await ahead.stop();
  expect(running).toBe(0);
  expect(begun.join('')).toMatch(/^abcdef?$/);
  expect(most).toBe(2);
});

test('one more for as long as somebody waits, before it has begun too', async () => {
  const begun: string[] = [];
  const release: (() => void)[] = [];
  const get = (key: string): Promise<void> => {
    begun.push(key);
    return new Promise((resolve) => release.push(resolve));
  };
  const ahead = gatherAhead([...'abcdefgh'], 1, get);
  const less = ahead.more();
  const lessAgain = ahead.more();
  expect(begun.join('')).toBe('ab');
  release[0]?.();
  await pause(0);
  expect(begun.join('')).toBe('abc');
  less();
  lessAgain();
  release[1]?.();
  await pause(0);
  expect(begun.join('')).toBe('abc');
  ahead.go();
  expect(begun.join('')).toBe('abc');
  release[2]?.();
  await pause(0);
  expect(begun.join('')).toBe('abcd');
  release[3]?.();
  await ahead.stop();
});
