import { expect, it } from 'vitest';
import { aloneTime } from '../../harness/evidence/aloneTime.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it('whoever is alone waits for what is under way, and all else waits for them', async () => {
  const { amongOthers, alone } = aloneTime();
  const said: string[] = [];
  const work = (name: string, ms: number) => async () => {
    said.push(`${name} begins`);
    await pause(ms);
    said.push(`${name} ends`);
  };
  await Promise.all([
    amongOthers(work('one', 20)),
    amongOthers(work('two', 5)),
    alone(work('bracket', 10)),
    alone(work('another', 1)),
    amongOthers(work('three', 1)),
  ]);
  expect(said.slice(0, 6)).toEqual([
    'one begins',
    'two begins',
    'two ends',
    'one ends',
    'bracket begins',
    'bracket ends',
  ]);
  expect(said.slice(6).sort()).toEqual(['another begins', 'another ends', 'three begins', 'three ends']);
  expect(said.indexOf('another ends')).toBe(said.indexOf('another begins') + 1);
});

it('goes on after work that throws', async () => {
  const { amongOthers, alone } = aloneTime();
  await expect(alone(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(amongOthers(() => Promise.reject(new Error('neither')))).rejects.toThrow('neither');
  expect(await alone(async () => 'here')).toBe('here');
  expect(await amongOthers(async () => 'there')).toBe('there');
});
