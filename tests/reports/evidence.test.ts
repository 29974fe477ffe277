import { expect, test } from 'vitest';
import { shorterExchange } from '../../reports/exchanges/shorterExchange.ts';
import { evidenceWithin } from '../../reports/html/evidenceWithin.ts';
import { reportDataOf } from '../../reports/html/reportDataOf.ts';
import { finishedRun, verdict } from './finishedRun.ts';
import { keptExchange } from './keptExchange.ts';

const size = (value: unknown): number => JSON.stringify(value).length;

test('every finding has the bytes of its first case, however many others there are', () => {
  const failed = (index: number) =>
    verdict({
      id: `json/DiscountGet/ENV-1/c${index}`,
      status: 'failed',
      expected: 'a'.repeat((index % 40) + 1),
      actual: 'none',
      exchanges: [`x${2 * index + 1}`, `x${2 * index}`],
    });
  const verdicts = Array.from({ length: 400 }, (_, index) => failed(399 - index));
  const ids = Array.from({ length: 800 }, (_, index) => `x${index}`);
  const exchanges = new Map(ids.map((id) => [id, keptExchange(id, 'y'.repeat(28_000))]));
  const data = reportDataOf(finishedRun(verdicts, { exchanges }));
  expect(data.findings).toHaveLength(40);
  for (const { exchanges: own } of data.findings)
    expect(own.map((id) => data.exchanges[id]?.id)).toEqual(own);
  expect(size(data.exchanges)).toBeLessThan(1_900_000);
});

test('what decides is cut less than what stands around it, and small groups leave their room to long ones', () => {
  const long = (id: string) => keptExchange(id, 'y'.repeat(28_000));
  const [small = [], large = []] = evidenceWithin(
    [[keptExchange('x1', 'right')], [long('x2'), long('x3'), long('x4')]],
    40_000,
  );
  expect(small).toEqual([keptExchange('x1', 'right')]);
  expect(large.map(({ id }) => id)).toEqual(['x2', 'x3', 'x4']);
  const [decisive = 0, other = 0] = large.map(({ response }) => response?.body.head.length ?? 0);
  expect(decisive).toBeGreaterThan(other);
  expect(size([small, large])).toBeLessThan(40_100);
  expect(size(large)).toBeGreaterThan(20_000);
});

test('a group that has no room at all shows the first exchange alone, or nothing', () => {
  const group = ['x1', 'x2', 'x3'].map((id) => keptExchange(id, 'y'.repeat(5000)));
  expect(evidenceWithin([group], 1200)[0]?.map(({ id }) => id)).toEqual(['x1']);
  expect(evidenceWithin([group], 10)).toEqual([[]]);
});

test('a body is cut in its middle, with the length of the whole', () => {
  const { response } = shorterExchange(keptExchange('x1', `<${'é'.repeat(1000)}>`), 256);
  expect(response?.body).toMatchObject({ length: 2002 });
  expect(response?.body.head).toMatch(/^<é+$/);
  expect(response?.body.tail).toMatch(/^é+>$/);
  const bytes = Buffer.from('zz'.repeat(1500)).toString('base64');
  const cut = shorterExchange(
    keptExchange('x1', '', { response: { status: 200, headers: [], body: { head: bytes, base64: true } } }),
    256,
  ).response?.body;
  expect(cut).toMatchObject({ base64: true, length: 3000 });
  expect(Buffer.from(cut?.head ?? '', 'base64').toString()).toMatch(/^z+$/);
});
