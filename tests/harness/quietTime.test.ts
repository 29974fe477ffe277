import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quietTime } from '../../harness/evidence/quietTime.ts';

it('what disturbs goes side by side, what must not be disturbed too, and never one beside the other', async () => {
  const lengths = fc.array(fc.tuple(fc.constantFrom('disturbing', 'undisturbed'), fc.nat(3), fc.nat(3)), {
    minLength: 2,
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(lengths, async (works) => {
      const time = quietTime();
      const running = { disturbing: 0, undisturbed: 0 };
      await Promise.all(
        works.map(async ([side, before, ms]) => {
          await pause(before);
          await time[side](async () => {
            running[side] += 1;
            expect(Math.min(running.disturbing, running.undisturbed)).toBe(0);
            await pause(ms);
            running[side] -= 1;
          });
        }),
      );
    }),
    { numRuns: 30 },
  );
});

it('some may join a turn while others wait, but not without end', async () => {
  const { disturbing, undisturbed } = quietTime();
  const said: string[] = [];
  const work = (name: string) => async () => {
    said.push(name);
    await pause(5);
  };
  const first = disturbing(work('write'));
  const bracket = undisturbed(work('bracket'));
  const late = Array.from({ length: 99 }, () => disturbing(work('write')));
  await Promise.all([first, bracket, ...late]);
  expect(said.indexOf('bracket')).toBeGreaterThan(1);
  expect(said.indexOf('bracket')).toBeLessThan(50);
  expect(said).toHaveLength(101);
});

it('goes on after work that throws', async () => {
  const { disturbing, undisturbed } = quietTime();
  await expect(undisturbed(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(disturbing(() => Promise.reject(new Error('neither')))).rejects.toThrow('neither');
  expect(await undisturbed(async () => 'here')).toBe('here');
  expect(await disturbing(async () => 'there')).toBe('there');
});
