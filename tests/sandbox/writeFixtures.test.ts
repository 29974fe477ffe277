import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFixtures } from '../../cli/serve/writeFixtures.ts';
import { loadFixtures } from '../../config/loadFixtures.ts';
import { createServer } from '../../server/createServer.ts';
import { workFolder } from '../cli/assay.ts';
import { commandHere } from '../cli/commandHere.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test('what serve wrote, it writes again, and a run can load it', () => {
  const folder = workFolder();
  const file = join(folder, 'fixtures.json');
  writeFileSync(file, '');
  writeFixtures(file, createServer({ seed: 1 }));
  const first = read(file);
  writeFileSync(file, JSON.stringify({ ...first, unknownSku: 'of an earlier sandbox' }, null, 4));
  writeFixtures(file, createServer({ seed: 1 }));
  expect(read(file)).toEqual(first);
  const source = {
    folder,
    values: { fixtures: 'fixtures.json' },
    nameOf: (path: string) => path,
    isGiven: false,
  };
  expect(loadFixtures([source])).toMatchObject({ unknownSku: 'NO-SUCH-SKU' });
});

test.each([
  ['written by hand', (text: string) => JSON.stringify({ ...JSON.parse(text), $comment: 'my own' })],
  ['no JSON', () => 'not for you'],
])('a file of another hand stays as it is: %s', async (_, change) => {
  const folder = workFolder();
  const file = join(folder, 'fixtures.json');
  writeFixtures(file, createServer({ seed: 1 }));
  const own = change(readFileSync(file, 'utf8'));
  writeFileSync(file, own);
  const { code, stderr } = await commandHere(folder, ['serve', '--port', '0', '--fixtures', 'fixtures.json']);
  expect([code, stderr]).toEqual([
    2,
    'assay: --fixtures: fixtures.json is there already, and assay serve did not write it; name another file.\n',
  ]);
  expect(readFileSync(file, 'utf8')).toBe(own);
});

test('a file that cannot be written is a wrong setting', async () => {
  const { code, stderr } = await commandHere(workFolder(), ['serve', '--fixtures', 'nowhere/fixtures.json']);
  expect([code, stderr]).toEqual([
    2,
    "assay: --fixtures: nowhere/fixtures.json can't be written (ENOENT); allowed is a file that can.\n",
  ]);
});
