import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GivenSettings } from '../../config/GivenSettings.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import type { Flags } from '../../config/sources.ts';
import { settingsFileAbove } from '../../config/withoutTarget.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown): void =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));

interface Sources {
  readonly flags?: Flags;
  readonly environment?: Record<string, string>;
  readonly given?: GivenSettings;
}
const judging = ({ flags = {}, environment = {}, given = {} }: Sources, below = '') =>
  loadSettings({ flags, environment, given, folder: join(folder, below), isToJudge: true });

const empty = 'it is empty; set it to the base URL, or unset it to judge the embedded reference server.';
const idle = (name: string): string =>
  `${name}: it is for a target, and none was given; name one with --target or ASSAY_TARGET, or leave this out to judge the embedded reference server.`;

describe('what judges the embedded reference server', () => {
  test('needs no setting', () => {
    expect(judging({}).target).toBeNull();
    write('assay.config.json', { formats: ['json'], headers: {}, insecure: false, fixtures: {} });
    write('.env', 'ASSAY_SEED=3\n');
    expect(judging({}).target).toBeNull();
  });

  test('is refused where a variable for the target is empty', () => {
    expect(() => judging({ environment: { ASSAY_TARGET: '' } })).toThrow(`ASSAY_TARGET: ${empty}`);
    expect(() => judging({ given: { target: '' } })).toThrow(`target: ${empty}`);
    write('.env', 'ASSAY_TARGET=\n');
    expect(() => judging({})).toThrow(`ASSAY_TARGET in .env: ${empty}`);
  });

  test.each<[string, Sources]>([
    ['ASSAY_API_KEY', { environment: { ASSAY_API_KEY: 'a-key' } }],
    ['--api-key-file', { flags: { 'api-key-file': ['key.txt'] } }],
    ['--fixtures', { flags: { fixtures: ['fix.json'] } }],
    ['--proxy', { flags: { proxy: ['http://127.0.0.1:9'] } }],
    ['ASSAY_HEADER', { environment: { ASSAY_HEADER: 'X-Tenant: 7' } }],
    ['insecure', { given: { insecure: true } }],
  ])('is refused where %s is given', (name, sources) => {
    write('key.txt', 'a-key');
    write('fix.json', { supplierId: 7 });
    expect(() => judging(sources)).toThrow(idle(name));
  });

  test('is refused where .env holds a key, or the settings file fixtures', () => {
    write('assay.config.json', { fixtures: { supplierId: 7 } });
    expect(() => judging({})).toThrow(idle('fixtures in assay.config.json'));
    write('.env', 'ASSAY_API_KEY=a-key\n');
    expect(() => judging({})).toThrow(idle('ASSAY_API_KEY in .env'));
  });

  test('is refused in a folder below that of the settings file, which is named', () => {
    write('assay.config.json', { target: 'http://127.0.0.1:1' });
    mkdirSync(join(folder, 'deep', 'deeper'), { recursive: true });
    const above = join(folder, 'assay.config.json');
    expect(settingsFileAbove(join(folder, 'deep', 'deeper'))).toBe(above);
    expect(settingsFileAbove(folder)).toBeUndefined();
    expect(() => judging({ environment: { ASSAY_API_KEY: 'a-key' } }, 'deep/deeper')).toThrow(
      `${idle('ASSAY_API_KEY')} ${above} is not read from here: start Assay in its folder, or name it with --config.`,
    );
  });
});

test('a target from another source goes before an empty variable, and has its key', () => {
  const environment = { ASSAY_TARGET: '', ASSAY_API_KEY: 'a-key' };
  const flags = { target: ['http://127.0.0.1:1'] };
  expect(judging({ flags, environment })).toMatchObject({ target: 'http://127.0.0.1:1', apiKey: 'a-key' });
  write('assay.config.json', { target: 'http://127.0.0.1:2' });
  expect(judging({ environment }).target).toBe('http://127.0.0.1:2');
});

test('a command that judges nothing needs no target', () => {
  const environment = { ASSAY_TARGET: '', ASSAY_API_KEY: 'a-key' };
  expect(loadSettings({ flags: {}, environment, folder }).target).toBeNull();
});
