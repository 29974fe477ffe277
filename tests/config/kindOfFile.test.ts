import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadSettings } from '../../config/loadSettings.ts';
import { readDeviations } from '../../config/readDeviations.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-kind-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const written = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

const files = {
  har: written('traffic.har', { log: { version: '1.2', entries: [] } }),
  results: written('results.json', { schemaVersion: 2, run: {}, verdicts: [], deviations: [], formats: [] }),
  deviations: written('deviations.json', { deviations: [] }),
  fixtures: written('fixtures.json', { supplierId: 7 }),
  settings: written('ci.json', { target: 'http://127.0.0.1:1', seed: 3 }),
  exchanges: written('exchanges.ndjson', '{"id":"1"}\n{"id":"2"}\n'),
  pem: written('ca.pem', '-----BEGIN CERTIFICATE-----\n'),
  module: written('hooks.txt', 'export const checks = [];\n'),
  folder: join(folder, 'reports'),
};
mkdirSync(files.folder);

const load = (flag: 'fixtures' | 'config', file: string) => (): unknown =>
  loadSettings({ flags: { [flag]: [file] }, environment: {}, folder });

test.each([
  ['--fixtures: ', load('fixtures', files.har), 'a HAR file, which assay judge takes'],
  ['--fixtures: ', load('fixtures', files.settings), 'a settings file, which --config takes'],
  [
    '--fixtures: ',
    load('fixtures', files.deviations),
    'a list of known deviations, which --deviations takes',
  ],
  ['--fixtures: ', load('fixtures', files.pem), 'a PEM file, which --ca, --cert and --cert-key take'],
  [
    'the settings file ',
    load('config', files.results),
    'the results.json of a run, which assay compare takes',
  ],
  ['the settings file ', load('config', files.fixtures), 'a fixtures file, which --fixtures takes'],
  [
    'the settings file ',
    load('config', files.deviations),
    'a list of known deviations, which --deviations takes',
  ],
  [
    'the settings file ',
    load('config', files.module),
    'a module, which --config takes if its name ends in .mjs',
  ],
  ['deviations: ', () => readDeviations(files.settings), 'a settings file, which --config takes'],
  [
    'deviations: ',
    () => readDeviations(files.results),
    'the results.json of a run, which assay compare takes',
  ],
  [
    'deviations: ',
    () => readDeviations(files.exchanges),
    'a file of one record a line, such as exchanges.ndjson',
  ],
])('%s names what the file seems to be: %#', (option, read, kind) => {
  expect(read).toThrow(`${folder}/`);
  expect(read).toThrow(` seems to be ${kind}; name another file.`);
  expect(read).toThrow(option);
});

test('a folder in the place of a file is called one', () => {
  expect(load('fixtures', files.folder)).toThrow(`--fixtures: ${files.folder} is a folder; name a file.`);
  expect(() => readDeviations(files.folder)).toThrow('is a folder; name a file.');
});

test('a file of the right kind is read, and one with a single mistake hears of that', () => {
  expect(load('fixtures', files.fixtures)).not.toThrow();
  expect(load('config', files.settings)).not.toThrow();
  expect(readDeviations(files.deviations)).toEqual([]);
  const mistaken = written('mistaken.json', { seed: 3, supplierId: 7 });
  expect(load('config', mistaken)).toThrow('supplierId in');
});
