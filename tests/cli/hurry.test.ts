import { expect, it, onTestFinished } from 'vitest';
import { type EarlyEnd, interruption } from '../../cli/run/interruption.ts';

const asked = (...kinds: readonly EarlyEnd['kind'][]) => {
  const stop = interruption();
  onTestFinished(stop.dispose);
  for (const kind of kinds) stop.request({ kind, said: kind });
  return stop;
};

it.each(['duration', 'breach'] as const)('nobody is in a hurry after %s alone', async (kind) => {
  const stop = asked(kind);
  await stop.first;
  expect(stop.isHurried()).toBe(false);
});

it.each<readonly EarlyEnd['kind'][]>([
  ['signal'],
  ['gone'],
  ['forgets'],
  ['duration', 'signal'],
  ['breach', 'signal'],
])('somebody is after %s %s, and the first reason is the one that is told', async (...kinds) => {
  const stop = asked(...kinds);
  await stop.hurried;
  expect(stop.isHurried()).toBe(true);
  expect(stop.reason()?.kind).toBe(kinds[0]);
});
