import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { storedLines } from '../../cli/run/files/storedLines.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-lines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is read of a file with this content: ids and lines, in order. */
async function read(content: string): Promise<readonly (readonly [string, string])[]> {
  const file = join(folder, 'exchanges.ndjson');
  writeFileSync(file, content);
  const lines: [string, string][] = [];
  for await (const { id, bytes } of storedLines(file)) lines.push([id, bytes.toString()]);
  return lines;
}

test('lines come in order, each with the id of its exchange', async () => {
  const [first, second] = ['{"id":"x7","a":1}', '{"id":"x12","a":"ä"}'];
  expect(await read(`${first}\n${second}\n`)).toEqual([
    ['x7', first],
    ['x12', second],
  ]);
});

test('the last line may lack its end, or be cut off', async () => {
  expect(await read('{"id":"x1"}\n{"id":"x2","req')).toEqual([
    ['x1', '{"id":"x1"}'],
    ['x2', '{"id":"x2","req'],
  ]);
});

test.each([
  ['an empty file', ''],
  ['a line of something else', 'not json'],
  ['an id that is none', '{"id":"y1"}'],
])('%s has no id', async (_, content) => {
  expect(await read(content)).toEqual(content === '' ? [] : [['', content]]);
});

test('a line may be longer than what is read at once, and begin anywhere in it', async () => {
  const long = `{"id":"x1","body":"${'é'.repeat(1_500_000)}"}`;
  const short = '{"id":"x2"}';
  expect(await read(`${short}\n${long}\n${short}\n`)).toEqual([
    ['x2', short],
    ['x1', long],
    ['x2', short],
  ]);
});

// Node's readline would end a line at each of these.
test.each(['\r', '\u2028', '\u2029', '\u0085'])('%j in a body does not end the line', async (character) => {
  const line = `{"id":"x1","body":"a${character}b"}`;
  expect(await read(`${line}\n`)).toEqual([['x1', line]]);
});

test('a file that is not there is an error of the file system', async () => {
  const lines = storedLines(join(folder, 'none'));
  await expect(lines.next()).rejects.toThrow('ENOENT');
});
