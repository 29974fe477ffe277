import { expect } from 'vitest';
import type { Settings } from '../../config/Settings.ts';
import { TargetError } from '../../harness/target/TargetError.ts';
import { flightTo } from './flightTo.ts';

/** Every character that some format or URL writes in another way. */
export const key = `K&<"'\\%+/,ü-secret`;

/** The message of the TargetError that a preflight ends in; one sentence, without the key or a stack. */
export async function complaint(url: string, change: Partial<Settings> = {}): Promise<string> {
  const error: unknown = await flightTo(url, { apiKey: key, timeoutMs: 400, ...change }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(TargetError);
  const { message } = error as TargetError;
  expect(message).toMatch(/^[^\n]+[^.\n]\.$/);
  expect(message).not.toMatch(/\bat .*:\d+:\d+|node_modules/);
  for (const spelling of [key, 'secret', encodeURIComponent(key), JSON.stringify(key).slice(1, -1)]) {
    expect(message).not.toContain(spelling);
  }
  return message;
}
