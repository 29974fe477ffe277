import { afterEach } from 'vitest';
import { type Fake, fakeTarget, type Handler } from './fakeTarget.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Has something closed when the test is over. */
export const closedAfter = (close: () => Promise<void>): void => {
  closers.push(close);
};

/** A fake target that is closed when the test is over. */
export function kept(fake: Fake): Fake {
  closedAfter(fake.close);
  return fake;
}

/** One that answers as the handler does. */
export const answering = async (handle: Handler): Promise<Fake> => kept(await fakeTarget(handle));
