import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { GivenSettings } from '../../config/GivenSettings.ts';
import { loadSettings } from '../../config/loadSettings.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-given-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = (given: GivenSettings, environment: Record<string, string> = {}) =>
  loadSettings({ given, flags: {}, environment, folder });

test('a program can give what the settings file can hold, but for what only a command does', () => {
  const read = (file: string): string =>
    readFileSync(new URL(`../../config/${file}`, import.meta.url), 'utf8');
  const typed = [...read('GivenSettings.ts').matchAll(/^ {2}readonly (\w+)\?:/gm)].map(([, name]) => name);
  const known = Object.keys(JSON.parse(read('settings.schema.json')).properties);
  const ofCommands = ['$schema', '$comment', 'plan', 'resume', 'quiet', 'json', 'shard'];
  expect(typed.toSorted()).toEqual(known.filter((name) => !ofCommands.includes(name)).toSorted());
});

test('what a program gives goes before the environment and the file', () => {
  writeFileSync(join(folder, 'assay.config.json'), '{"seed":3,"formats":["xml"],"runs":5}');
  const { seed, formats, runs } = settings({ seed: 7, formats: ['js*'] }, { ASSAY_SEED: '5' });
  expect([seed, formats, runs]).toEqual([7, ['json', 'jsv'], 5]);
});

test('what is undefined or empty comes from elsewhere', () => {
  const given = { target: '', apiKey: undefined };
  const { target, apiKey } = settings(given, { ASSAY_TARGET: 'http://127.0.0.1:1', ASSAY_API_KEY: 'a-key' });
  expect([target, apiKey]).toEqual(['http://127.0.0.1:1', 'a-key']);
});

test('a setting that is not allowed is named as the program knows it', () => {
  expect(() => settings({ timeout: 'soon' })).toThrow(/^timeout: "soon" is not allowed; allowed is /);
  expect(() => settings({ format: ['json'] } as GivenSettings)).toThrow(
    'format: there is no setting of that name. Did you mean formats?',
  );
});

test('the settings file may hold a remark', () => {
  writeFileSync(join(folder, 'assay.config.json'), '{ "$comment": ["ours", 1], "seed": 4 }');
  expect(settings({}).seed).toBe(4);
  rmSync(join(folder, 'assay.config.json'));
});

test('a target that is an object of URL is told to be no text', () => {
  const target = new URL('http://127.0.0.1:1/') as unknown as string;
  expect(() => settings({ target })).toThrow(
    /^target: an object of URL, which is not text, is not allowed; /,
  );
});

test.each(['operations', 'clauses', 'cases'])('%s that name nothing do not select everything', (name) => {
  const sentence = new RegExp(
    `^${name}.*: \\[\\] is not allowed; .* not empty, .*; leave it out to select all\\.$`,
  );
  expect(() => settings({ [name]: [] })).toThrow(sentence);
  writeFileSync(join(folder, 'assay.config.json'), JSON.stringify({ [name]: [] }));
  expect(() => settings({})).toThrow(sentence);
  rmSync(join(folder, 'assay.config.json'));
});
