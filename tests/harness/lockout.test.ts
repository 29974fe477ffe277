import { expect, it, vi } from 'vitest';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { lockout } from '../../harness/target/lockout.ts';

const wrongKey = { call: { keyAs: 'mangled', members: {} } } as unknown as Answer;
const ownKey = { call: { members: {} } } as unknown as Answer;

const ends = async (answers: readonly Answer[], letIn: readonly boolean[]) => {
  const { noteAnswer: heard, ends } = lockout(async () => undefined);
  for (const answer of answers) heard(answer);
  const asked = vi.fn(async () => letIn[asked.mock.calls.length - 1] ?? false);
  const both = await Promise.all([ends(asked), ends(asked)]);
  return { both, asked: asked.mock.calls.length, ends, askedAgain: asked };
};

it('waits for nothing where no wrong key was sent', async () => {
  expect(await ends([ownKey], [true])).toMatchObject({ both: [false, false], asked: 0 });
});

it('waits once for all who ask meanwhile, until the target lets in again', async () => {
  expect(await ends([wrongKey], [false, false, true])).toMatchObject({ both: [true, true], asked: 3 });
});

it('waits no more in a run that has waited its time', async () => {
  const { both, asked, ends: still, askedAgain } = await ends([wrongKey], []);
  expect(both).toEqual([false, false]);
  expect(await still(askedAgain)).toBe(false);
  expect(askedAgain).toHaveBeenCalledTimes(asked);
});
