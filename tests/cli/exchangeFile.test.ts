import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exchangeFile } from '../../cli/run/files/exchangeFile.ts';
import { readJournal } from '../../cli/run/files/journal.ts';
import { defaultSettings } from '../../config/loadSettings.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { answerExcerpt } from '../../reports/exchanges/answerExcerpt.ts';
import { keepExchange } from '../../reports/exchanges/keepExchange.ts';
import type { StoredExchange } from '../../reports/exchanges/StoredExchange.ts';
import { workFolder } from './assay.ts';

const exchange = (number: number): Exchange => ({
  id: `x${number}`,
  request: {
    method: 'POST',
    url: 'http://127.0.0.1:1/json/reply/DiscountGet',
    headers: [['content-type', 'application/json']],
    body: Buffer.from('{"APIKEY":"the key"}'),
  },
  response: { status: 200, headers: [], body: Buffer.alloc(900_000, 'a') },
  failure: null,
  timings: { startedAt: '2026-01-01T00:00:00.000Z', durationMs: 3 },
  retries: 0,
});

test('a file that cannot be written is given up, and both journals say so', () => {
  const folder = workFolder();
  const file = join(folder, 'exchanges.ndjson');
  mkdirSync(file);
  const [journalFile, keptJournalFile] = [join(folder, 'journal.ndjson'), join(folder, 'kept.ndjson')];
  const settings = { ...defaultSettings(folder), target: 'http://127.0.0.1:1', apiKey: 'the key' };
  const write = exchangeFile({ settings, exchangesFile: file, journalFile, keptJournalFile });
  write(exchange(1));
  write(exchange(2));
  const lost = [{ file: 'exchanges.ndjson', trouble: 'EISDIR: a folder of that name is there' }];
  expect(readJournal(journalFile).lost).toEqual(lost);
  expect(readJournal(keptJournalFile).lost).toEqual(lost);
});

test('a file of so many bytes gets no more long bodies, but every line, with a size and the reason', () => {
  const folder = workFolder();
  const file = join(folder, 'exchanges.ndjson');
  const settings = { ...defaultSettings(folder), target: 'http://127.0.0.1:1', apiKey: 'the key' };
  const task = {
    settings,
    exchangesFile: file,
    journalFile: join(folder, 'journal.ndjson'),
    keptJournalFile: join(folder, 'kept.ndjson'),
  };
  // Two write to it, as the two threads of a run do.
  const writers = [exchangeFile(task, 3 * 1024 * 1024), exchangeFile(task, 3 * 1024 * 1024)];
  for (let number = 1; number <= 40; number += 1) writers[number % 2]?.(exchange(number));

  const text = readFileSync(file, 'utf8');
  expect(text.length).toBeLessThan(4.5 * 1024 * 1024);
  const lines = text.trimEnd().split('\n');
  const stored = lines.map((line) => JSON.parse(line) as StoredExchange);
  expect(stored.map(({ id }) => id)).toEqual(lines.map((_, index) => `x${index + 1}`));
  const last = stored.at(-1);
  expect(last?.request.body).toEqual({ text: '{"APIKEY":"$ASSAY_API_KEY"}' });
  const leftOut = 'exchanges.ndjson holds 3 MB already';
  expect(last?.response?.body).toEqual({ length: 900_000, leftOut });
  if (last === undefined) return;
  expect(answerExcerpt(last)).toBe(`HTTP 200 900,000 bytes, left out: ${leftOut}`);
  expect(keepExchange(last, 'the key')).toMatchObject({
    response: { body: { head: '', length: 900_000, leftOut } },
    curl: expect.stringContaining('curl'),
  });
});
