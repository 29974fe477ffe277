import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { duration } from '../../config/duration.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import type { Flags } from '../../config/sources.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown): string => {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
};
const load = (flags: Flags = {}, environment: Record<string, string> = {}) =>
  loadSettings({ flags, environment, folder });
const messageOf = (flags: Flags, environment: Record<string, string> = {}): string => {
  try {
    load(flags, environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error('these settings were taken');
};

test('a folder named .env is none of ours, and one that nobody may read is named', () => {
  mkdirSync(join(folder, '.env'));
  expect(load().target).toBeNull();
  rmSync(join(folder, '.env'), { recursive: true });
  symlinkSync('.env', join(folder, '.env'));
  expect(messageOf({})).toMatch(/\.env can't be read \(ELOOP\); let yourself read it, or move it away\.$/);
});

describe('numbers that a binary float would change', () => {
  const file = `{ "supplierId": 7, "customReportId": 9007199254740993, "openWorkOrders": [-9007199254740995, "12"],
    "samples": { "mvCompany": { "CompanyTimeZoneOffsetInMinutes": 1.0, "CompanyPhone": 12.345678901234567890 } },
    "disposable": { "finishedGoodReceipts": [{ "id": 9007199254740993, "workOrderId": 90071992547412231 }] } }`;
  const kept = {
    supplierId: 7,
    customReportId: '9007199254740993',
    openWorkOrders: ['-9007199254740995', '12'],
    samples: { mvCompany: { CompanyTimeZoneOffsetInMinutes: 1, CompanyPhone: '12.345678901234567890' } },
    disposable: { finishedGoodReceipts: [{ id: '9007199254740993', workOrderId: '90071992547412231' }] },
  };

  test('keep their digits in a fixtures file and in a settings file', () => {
    write('fix.json', file);
    expect(load({ fixtures: ['fix.json'] }).fixtures).toEqual(kept);
    write('assay.config.json', `{ "fixtures": ${file}, "rate": 0.5 }`);
    expect(load()).toMatchObject({ fixtures: kept, rate: 0.5 });
  });

  test('are refused where no id is due, and so is text that is no id', () => {
    write('assay.config.json', '{ "seed": 9007199254740993 }');
    expect(() => load()).toThrow(/^seed in assay.config.json: "9007199254740993" is not allowed/);
    write('assay.config.json', '{ "fixtures": { "supplierId": "7a" } }');
    expect(() => load()).toThrow(/a whole number, or its digits as text/);
  });
});

describe('where settings come from', () => {
  test('each source goes before the ones behind it', () => {
    const seed = () => load().seed;
    expect(seed()).toBe(1);
    write('assay.config.json', { seed: 5 });
    expect(seed()).toBe(5);
    write('.env', 'ASSAY_SEED=4\n');
    expect(seed()).toBe(4);
    expect(load({}, { ASSAY_SEED: '3' }).seed).toBe(3);
    expect(load({ seed: ['2'] }, { ASSAY_SEED: '3' }).seed).toBe(2);
  });

  test('reading .env leaves the environment of the process alone', () => {
    write('.env', 'ASSAY_SEED=4\nOTHER_THING=1\n');
    load();
    expect(process.env.ASSAY_SEED).toBeUndefined();
    expect(process.env.OTHER_THING).toBeUndefined();
  });

  test.each([
    ...['ASSAY_TARGET http://127.0.0.1:1', 'export ASSAY_API_KEY not-a-secret', 'ASSAY_SEED'],
    ...['set ASSAY_TARGET=http://127.0.0.1:1', '$env:ASSAY_TARGET="http://127.0.0.1:1"'],
    ...['assay_target=http://127.0.0.1:1', 'setx ASSAY_SEED 4', 'env.ASSAY_SEED=4'],
  ])('a line of .env that sets nothing is refused: %s', (line) => {
    write('.env', `# ours\r\nOTHER words\r\n${line}\r\n`);
    expect(() => load()).toThrow(
      /^line 3 of \.env: it names an ASSAY_ variable and sets none; allowed is NAME=value\.$/,
    );
  });

  test('a line of a longer value in .env is no line of its own', () => {
    write('.env', 'NOTE="first\nASSAY_TARGET is set elsewhere\nlast"\nASSAY_SEED: 4\nASSAY_RUNS =\n');
    expect(load().seed).toBe(4);
  });

  test('a line of .env that only speaks of our variables is none of ours', () => {
    write('.env', '# set ASSAY_TARGET=x\nOTHER=$ASSAY_TARGET # ASSAY_SEED=4\nMY_ASSAY_SEED=4\n');
    expect(load().target).toBeNull();
  });

  test.each(['ASSAY_FORMATS', 'ASSAY_OPERATIONS', 'ASSAY_CLAUSES', 'ASSAY_CASES'])(
    'an empty %s is refused, because it would select everything',
    (name) => {
      const said = `${name}: it names nothing; name some, or leave it out to select all.`;
      expect(() => load({}, { [name]: '' })).toThrow(said);
    },
  );

  test.each(['', '   '])('an empty ASSAY_API_KEY for a target is refused: "%s"', (apiKey) => {
    const flags = { target: ['http://127.0.0.1:1'] };
    const judged = { flags, environment: { ASSAY_API_KEY: apiKey }, folder, isToJudge: true };
    expect(() => loadSettings(judged)).toThrow(/^ASSAY_API_KEY: it is set and empty; set it to the key\./);
    write('key.txt', 'a-key');
    const withFile = { ...judged, flags: { ...flags, 'api-key-file': ['key.txt'] } };
    expect(loadSettings(withFile).apiKey).toBe('a-key');
  });

  test.each([
    ['a\nb\n', 'more than one line'],
    ['-----BEGIN PRIVATE KEY-----\nMC4\n-----END PRIVATE KEY-----\n', 'a PEM file'],
  ])('a key file that holds something else is refused: %j', (content, what) => {
    write('key.txt', content);
    expect(() => load({ 'api-key-file': ['key.txt'] })).toThrow(
      `key.txt holds ${what}; allowed is a file that holds the key and nothing else.`,
    );
  });

  test('an empty variable is as if unset', () => {
    expect(load({}, { ASSAY_TARGET: '', ASSAY_API_KEY: '' })).toMatchObject({ target: null, apiKey: null });
  });

  test('a key file named by a flag goes before a key in the environment, without its line end', () => {
    write('key.txt', 'from file\r\n');
    expect(load({ 'api-key-file': ['key.txt'] }, { ASSAY_API_KEY: 'from env' }).apiKey).toBe('from file');
  });

  test('a key in the environment has no line end either, and a key file may be written by PowerShell', () => {
    expect(load({}, { ASSAY_API_KEY: 'from env\n' }).apiKey).toBe('from env');
    writeFileSync(join(folder, 'key.txt'), Buffer.from('\uFEFFfrom file\r\n', 'utf16le'));
    expect(load({ 'api-key-file': ['key.txt'] }).apiKey).toBe('from file');
  });

  test('a settings file may be written by PowerShell, and .env may have a byte order mark', () => {
    writeFileSync(join(folder, 'ours.json'), Buffer.from('\uFEFF{ "seed": 7 }', 'utf16le'));
    expect(load({ config: ['ours.json'] }).seed).toBe(7);
    write('.env', '\uFEFFASSAY_SEED=8\n');
    expect(load({}).seed).toBe(8);
  });

  test('variables that Kubernetes sets for a service called assay are no settings', () => {
    const ofService = {
      ASSAY_SERVICE_HOST: '10.0.0.7',
      ASSAY_SERVICE_PORT_HTTP: '8080',
      ASSAY_PORT: 'tcp://10.0.0.7:8080',
      ASSAY_PORT_8080_TCP_ADDR: '10.0.0.7',
      ASSAY_SANDBOX_SERVICE_HOST: '10.0.0.8',
      ASSAY_SANDBOX_SERVICE_PORT: '80',
      ASSAY_SANDBOX_PORT: 'tcp://10.0.0.8:80',
      ASSAY_SANDBOX_PORT_80_TCP_PROTO: 'tcp',
    };
    expect(load({}, { ...ofService, ASSAY_SEED: '5' }).seed).toBe(5);
    expect(() => load({}, { ASSAY_SERVICES: 'x' })).toThrow('ASSAY_SERVICES');
  });

  test('another settings file is named by flag or variable, and its paths are relative to it', () => {
    write('ours.json', { fixtures: 'fix.json', out: 'there' });
    write('fix.json', { knownSkus: ['A'] });
    expect(load({ config: ['ours.json'] })).toMatchObject({
      fixtures: { knownSkus: ['A'] },
      out: join(folder, 'there'),
    });
    expect(load({}, { ASSAY_CONFIG: 'ours.json' }).fixtures).toEqual({ knownSkus: ['A'] });
  });
});

describe('what settings mean', () => {
  test('the id of a case on the command line is not narrowed by a selection elsewhere; a glob is', () => {
    write('assay.config.json', { operations: ['Company*'], cases: ['json/*'], formats: ['json'] });
    const environment = { ASSAY_CLAUSES: 'GET-2', ASSAY_SHARD: '1/2' };
    const id = 'xml/DiscountGet/ENV-2';
    const whole = { operations: [], clauses: [], cases: [id], shard: null };
    expect(load({ cases: [id] }, environment)).toMatchObject(whole);
    expect(load({ cases: [id] }, environment).formats).toContain('xml');
    const flags = { cases: [id], operations: ['Discount*'] };
    expect(load(flags, environment)).toMatchObject({ ...whole, operations: ['Discount*'] });
    expect(load({ cases: ['*/ENV-2'] }, environment)).toMatchObject({
      operations: ['Company*'],
      clauses: ['GET-2'],
      cases: ['*/ENV-2'],
    });
    expect(load({}, environment)).toMatchObject({ operations: ['Company*'], cases: ['json/*'] });
  });

  test.each([
    ['3000', 3000],
    ['3s', 3000],
    ['1.5s', 1500],
    ['250ms', 250],
    ['2m', 120_000],
  ])('--timeout %s', (given, milliseconds) => {
    expect(load({ timeout: [given] }).timeoutMs).toBe(milliseconds);
  });

  test('the default timeout is ten seconds', () => expect(load().timeoutMs).toBe(10_000));

  test('lists take commas, repetition and globs', () => {
    const { formats, clauses } = load({ formats: ['csv, soap*', 'json'], clauses: ['ENV-*', 'ERR-2,ERR-3'] });
    expect(formats).toEqual(['json', 'csv', 'soap11', 'soap12']);
    expect(clauses).toEqual(['ENV-*', 'ERR-2', 'ERR-3']);
  });

  test('headers come from all sources, and one of the same name replaces only that', () => {
    write('assay.config.json', { headers: { 'X-Gateway': 'g', 'X-A': 'file', 'X-B': 'file' } });
    const { headers, flaggedHeaders } = load(
      { header: ['x-a: flag', 'Accept-Language: de'] },
      { ASSAY_HEADER: 'X-B: variable' },
    );
    expect(headers).toEqual({
      'x-a': 'flag',
      'Accept-Language': 'de',
      'X-B': 'variable',
      'X-Gateway': 'g',
    });
    expect(flaggedHeaders).toEqual(['x-a', 'Accept-Language']);
  });

  test('a header that one source gives twice is refused', () => {
    expect(messageOf({ header: ['X-A: 1', 'x-a: 2'] })).toBe(
      '--header: x-a is given twice; allowed is each header once.',
    );
    expect(messageOf({}, { ASSAY_HEADER: 'X-A: 1\nX-A: 2' })).toBe(
      'ASSAY_HEADER: X-A is given twice; allowed is each header once.',
    );
    write('assay.config.json', { headers: { 'X-A': '1', 'x-a': '2' } });
    expect(messageOf({})).toContain('headers in assay.config.json: x-a is given twice');
  });

  test('headers are repeated as flags and stand on lines in a variable', () => {
    expect(load({ header: ['X-A: 1', 'Authorization: Basic a:b'] }).headers).toEqual({
      'X-A': '1',
      Authorization: 'Basic a:b',
    });
    expect(load({}, { ASSAY_HEADER: 'X-A: 1\nX-B: 2' }).headers).toEqual({ 'X-A': '1', 'X-B': '2' });
  });

  test('the slash at the end of a target is not part of it, its base path is', () => {
    expect(load({ target: ['https://host.example/api/'] }).target).toBe('https://host.example/api');
  });

  test('--allow all is all of them', () => {
    expect(load({ allow: ['all'] }).allow).toEqual(['writes', 'hostile', 'labels', 'events', 'keys']);
  });

  test('parts of the dialect that are auto are left to be found', () => {
    write('assay.config.json', { dialect: { xmlMemberOrder: 'ordinal', itemNames: 'auto' } });
    expect(load().dialect).toEqual({ xmlMemberOrder: 'ordinal' });
  });

  test('nothing can change them afterwards', () => {
    write('assay.config.json', { fixtures: { disposable: { discounts: [1] } } });
    const settings = load();
    expect(Object.isFrozen(settings)).toBe(true);
    expect(Object.isFrozen(settings.fixtures.disposable?.discounts)).toBe(true);
  });
});

describe('a wrong setting is named with its source, what was given and what is allowed', () => {
  test.each<[Flags, Record<string, string>, RegExp]>([
    [{ timeout: ['3 weeks'] }, {}, /^--timeout: "3 weeks" is not allowed; allowed is milliseconds or .*3s/],
    [{ timeout: ['0'] }, {}, /^--timeout: "0" is not allowed/],
    [
      { target: ['http://user:pw@host.example/api'] },
      {},
      /^--target: "http:\/\/…@host\.example\/api" is not allowed; allowed is an http or https URL/,
    ],
    [
      { target: ['http://host.example/?key=abc'] },
      {},
      /^--target: "http:\/\/host\.example\/\?…" is not allowed/,
    ],
    [
      {},
      { ASSAY_CONCURRENCY: 'many' },
      /^ASSAY_CONCURRENCY: "many" is not allowed; allowed is a whole number from 1/,
    ],
    [{ concurrency: ['0'] }, {}, /^--concurrency: 0 is not allowed/],
    [{ seed: ['1.5'] }, {}, /^--seed: 1.5 is not allowed; allowed is a whole number/],
    [{ rate: ['-1'] }, {}, /^--rate: -1 is not allowed; allowed is a number above 0/],
    [
      { target: ['host.example'] },
      {},
      /^--target: "host.example" is not allowed; allowed is an http or https URL/,
    ],
    [{ target: ['http://user:pw@host'] }, {}, /^--target: .*without query, fragment or user name/],
    [{ formats: ['yaml'] }, {}, /^--formats: "yaml" is no format; allowed is a list of json, xml/],
    [{ formats: [''] }, {}, /^--formats: \[\] is not allowed/],
    [{ allow: ['everything'] }, {}, /^--allow: "everything" is not allowed; allowed is a list of writes/],
    [{}, { ASSAY_STRICT: 'maybe' }, /^ASSAY_STRICT: "maybe" is not allowed; allowed is true or false/],
    [
      {},
      { ASSAY_TAGRET: 'http://x' },
      /^ASSAY_TAGRET: there is no setting of that name. Did you mean ASSAY_TARGET\?/,
    ],
    [
      { config: ['missing.json'] },
      {},
      /settings file .*missing\.json can't be read \(ENOENT\); name a file that is there/,
    ],
    [{ 'api-key-file': ['missing'] }, {}, /^--api-key-file: .* can't be read \(ENOENT\)/],
    [
      { 'api-key': ['a'], 'api-key-file': ['b'] },
      {},
      /^--api-key and --api-key-file are both given; one is allowed/,
    ],
  ])('%o %o', (flags, environment, expected) => {
    expect(messageOf(flags, environment)).toMatch(expected);
  });

  test.each<[unknown, RegExp]>([
    [
      { tagret: 'http://x' },
      /^tagret in assay.config.json: there is no setting of that name. Did you mean target\?/,
    ],
    [{ seed: 'one' }, /^seed in assay.config.json: "one" is not allowed/],
    [{ dialect: { xmlMemberOrder: 'random' } }, /^dialect.xmlMemberOrder in assay.config.json: "random"/],
    [{ dialect: { itemnames: {} } }, /^dialect.itemnames in assay.config.json: .*Did you mean itemNames\?/],
    [{ fixtures: { knownSku: [] } }, /^fixtures.knownSku in assay.config.json: .*Did you mean knownSkus\?/],
    ['{"seed":', /^the settings file .*assay.config.json is not JSON/],
    ['{\n  "seed": 5,\n}', /assay.config.json is not JSON \(line 3, column 1\); mend it/],
    ['[]', /^the content in assay.config.json: \[\] is not allowed; allowed is an object with settings\.$/],
  ])('%j', (content, expected) => {
    write('assay.config.json', content);
    expect(messageOf({})).toMatch(expected);
  });

  test('in .env', () => {
    write('.env', 'ASSAY_SEED=x\n');
    expect(messageOf({})).toMatch(/^ASSAY_SEED in .env: "x" is not allowed/);
  });

  test('in the fixtures, down to the item', () => {
    write('fix.json', { disposable: { discounts: [1, null] } });
    expect(messageOf({ fixtures: ['fix.json'] })).toMatch(
      /^disposable.discounts.1 in fix.json: null is not allowed; allowed is a whole number/,
    );
  });

  test('but neither a key nor a header is repeated', () => {
    write('assay.config.json', { apiKey: 4711, headers: {} });
    expect(messageOf({})).not.toContain('4711');
    write('assay.config.json', { headers: { Authorization: ['hush'] } });
    expect(messageOf({})).not.toContain('hush');
    write('assay.config.json', '{"apiKey": "hush" "seed": 1}');
    expect(messageOf({})).not.toContain('hush');
  });
});

test('a time that no timer takes is as long as a timer takes', () => {
  expect(duration('40000m')).toBe(2 ** 31 - 1);
  expect(duration('3s')).toBe(3000);
  expect(duration('0')).toBe(1);
});

test.each([
  [{ cases: [','] }, {}, /^--cases: it names nothing; name some, or leave it out to select all\.$/],
  [{}, { ASSAY_OPERATIONS: ' , ' }, /^ASSAY_OPERATIONS: it names nothing/],
])('a selection of empty names, in %j or %j, does not select all', (flags, environment, message) => {
  expect(messageOf(flags, environment as Record<string, string>)).toMatch(message);
});

test('all members of a skeleton that are not filled in are told at once', () => {
  const content = {
    $comment: null,
    knownSkus: [null],
    supplierId: null,
    disposable: { discounts: [null, null], finishedGoodReceipts: [{ id: 7, workOrderId: null }] },
  };
  write('fix.json', JSON.stringify(content));
  expect(messageOf({ fixtures: ['fix.json'] })).toBe(
    'knownSkus, supplierId, disposable.discounts, disposable.finishedGoodReceipts.workOrderId in fix.json: null is not allowed; fill them in, or take them out.',
  );
});

test('a record that fixtures in UTF-16 name twice is told with its line', () => {
  const text = '{\n"knownSkus": ["A", "B"],\n"disposable": { "discounts": [7,\n7] } }';
  writeFileSync(join(folder, 'fix.json'), `\uFEFF${text}`, 'utf16le');
  expect(messageOf({ fixtures: ['fix.json'] })).toMatch(/^fix\.json, line 4: /);
});

test('a PEM file in UTF-16 is read as its text', () => {
  writeFileSync(join(folder, 'ca.pem'), '\uFEFFno certificate', 'utf16le');
  const told = messageOf({ ca: ['ca.pem'] });
  writeFileSync(join(folder, 'ca.pem'), 'no certificate');
  expect(told).toBe(messageOf({ ca: ['ca.pem'] }));
});
