import { expect, test } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { listen } from '../../server/listen.ts';

test('every answer waits, and those that are asked for together wait together', async () => {
  const { url, close } = await listen(createServer({ seed: 1 }), { latencyMs: 300 });
  const times: number[] = [];
  const started = performance.now();
  const call = async (): Promise<void> => {
    await (await fetch(`${url}/json/reply/UserGet`, { method: 'POST', body: '{}' })).text();
    times.push(performance.now() - started);
  };
  try {
    await Promise.all(Array.from({ length: 20 }, call));
  } finally {
    await close();
  }
  expect(Math.min(...times)).toBeGreaterThanOrEqual(295);
  expect(Math.max(...times)).toBeLessThan(20 * 300);
});
