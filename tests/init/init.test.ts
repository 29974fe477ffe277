import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { initReport } from '../../cli/init/initReport.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import { arrangement } from '../../server/arrangement.ts';
import { variants } from '../../server/variants.ts';
import { resultsOf, workFolder } from '../cli/assay.ts';
import { assayHere } from '../cli/assayHere.ts';
import { http, openNobody, reference } from '../cli/servers.ts';
import { initHere } from './initHere.ts';

const key = 'a key of its own';

const textIn = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');
const jsonIn = (folder: string, name: string) => JSON.parse(textIn(folder, name));

/** CI judges a part in one format. WHOLE_INIT=1 judges all, as the operator's `assay` does. */
const part: Readonly<Record<string, string>> =
  process.env.WHOLE_INIT === '1'
    ? {}
    : {
        ASSAY_FORMATS: 'json',
        ASSAY_OPERATIONS: 'UserGet,AccountSettingsGet,WorkOrderReOpen,DiscountDelete',
      };

const timeout = process.env.WHOLE_INIT === '1' ? 900_000 : 60_000;

test('init in an empty folder, then assay alone: nothing else is typed', { timeout }, async () => {
  const folder = workFolder();
  const { url } = await reference({ apiKey: key });
  const { code, stdout, stderr } = await initHere(folder, [], { typed: [`${url}\r`, `${key}\r`] });
  expect(code, stderr).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['.env', '.gitignore', 'assay.config.json', 'fixtures.json']);
  expect(textIn(folder, '.gitignore')).toBe('.env\n');
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
  expect(textIn(folder, '.env')).toBe(`ASSAY_API_KEY=${key}\n`);
  for (const name of ['.gitignore', 'assay.config.json', 'fixtures.json'])
    expect(textIn(folder, name)).not.toContain(key);
  // The address that was typed is shown, and the key is not.
  expect(stderr).toContain(url);
  expect(stdout + stderr).not.toContain(key);
  expect(stdout).toContain('\nNext: assay\n');

  const run = await assayHere(folder, ['run'], part);
  expect(run.code, run.stdout + run.stderr).toBe(0);
  const { verdicts, run: judged } = resultsOf(folder);
  expect(judged.target).toBe(url);
  const ofKind = (operation: string) => verdicts.filter((verdict) => verdict.operation === operation);
  expect(ofKind('UserGet').filter(({ status }) => status === 'passed').length).toBeGreaterThan(5);
  const statuses = new Set(verdicts.map(({ status }) => status));
  expect(statuses.has('failed') || statuses.has('errored')).toBe(false);
  const causes = ofKind('WorkOrderReOpen').flatMap(({ cause }) => cause ?? []);
  expect(causes).toContain('fixture:disposable.closedWorkOrders');
  const filter = verdicts.filter(({ id }) => id.startsWith('json/AccountSettingsGet/ACT-10'));
  expect(filter.map(({ status }) => status)).toContain('passed');
});

test('what init finds and does not find, by calls that only read', async () => {
  const folder = workFolder();
  const calls: string[] = [];
  const { url } = await reference({ apiKey: key }, { log: (line) => calls.push(line) });
  const { stdout } = await initHere(folder, ['--target', url], { env: { ASSAY_API_KEY: key } });
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter((line) => !/ \w+Get /.test(line))).toEqual([]);
  const fixtures = jsonIn(folder, 'fixtures.json');
  expect(fixtures).toMatchObject({
    goodsInboundDocumentTypeId: -1,
    receiveDocumentTypeId: -1,
    inventoryLocationId: 1,
    settingName: 'AccountName',
    openWorkOrders: [],
    batchesByExpiry: [],
  });
  expect(fixtures.knownSkus.length).toBeGreaterThan(1);
  const { disposable } = fixtures;
  const lists = Object.keys(disposable).filter((name) => !name.startsWith('$'));
  expect(lists).toHaveLength(7);
  for (const name of lists) {
    // Never a record of the target: a run would delete it.
    expect(disposable[name]).toEqual([]);
    expect(disposable[`$comment.${name}`]).toMatch(/^A run (deletes|reopens|returns) .*\.$/);
    expect(stdout).toContain(`  disposable.${name}\n`);
  }
  expect(disposable['$comment.closedWorkOrders']).toMatch(
    /^A run reopens closed work orders, which no call lists, 6 in all\./,
  );
  expect(fixtures['$comment.supplierId']).toMatch(/^No call lists suppliers/);
  expect(fixtures).not.toHaveProperty('supplierId');
  // The loader takes the file with its sentences.
  const { fixtures: loaded } = loadSettings({ flags: {}, environment: {}, folder });
  expect(loaded.disposable?.closedWorkOrders).toEqual([]);
});

test('on a server without records, everything that fixtures can name is missing and explained', async () => {
  const folder = workFolder();
  const { choices, hooks } = arrangement([variants.get('emptyData') ?? []].flat());
  const { url } = await reference({ apiKey: key, choices, hooks });
  const { code, stdout } = await initHere(folder, ['--target', url], { env: { ASSAY_API_KEY: key } });
  expect(code).toBe(0);
  expect(stdout).not.toContain('Found by reading');
  const { properties } = jsonIn(
    fileURLToPath(new URL('../../config', import.meta.url)),
    'fixtures.schema.json',
  );
  const all = Object.keys(properties).filter(
    (name) => !/^\$|^unknownSku$|^sourceApplication$|^disposable$/.test(name),
  );
  const kinds = Object.keys(properties.disposable.properties).filter((name) => !name.startsWith('$'));
  const told = [...stdout.matchAll(/^ {2}([a-z][\w.]*(?:, \w+)*)$/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  expect(told.sort()).toEqual([...all, ...kinds.map((kind) => `disposable.${kind}`)].sort());
  const { knownSkus, '$comment.knownSkus': how } = jsonIn(folder, 'fixtures.json');
  expect([knownSkus, how]).toEqual([[], expect.stringMatching(/^No Get shows a SKU/)]);
});

test('the schemas that the files name are there', async () => {
  const folder = workFolder();
  const { url } = await reference({ apiKey: key });
  await initHere(folder, ['--target', url], { env: { ASSAY_API_KEY: key } });
  for (const [name, schema] of [
    ['assay.config.json', 'settings.schema.json'],
    ['fixtures.json', 'fixtures.schema.json'],
  ] as const) {
    const place = jsonIn(folder, name).$schema;
    expect(JSON.parse(readFileSync(resolve(folder, place), 'utf8')).$id).toBe(schema);
  }
});

test('a second init refuses and changes nothing; with --force it replaces', async () => {
  const folder = workFolder();
  const { url } = await reference({ apiKey: key });
  const given = { env: { ASSAY_API_KEY: key } };
  await initHere(folder, ['--target', url], given);
  writeFileSync(join(folder, 'fixtures.json'), '{ "supplierId": 7 }');
  const before = readdirSync(folder).map((name) => textIn(folder, name));
  const again = await initHere(folder, ['--target', url], given);
  expect(again).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'assay: init writes over nothing, and assay.config.json and fixtures.json are there already: replace them with --force.\n',
  });
  expect(readdirSync(folder).map((name) => textIn(folder, name))).toEqual(before);
  expect((await initHere(folder, ['--target', url, '--force'], given)).code).toBe(0);
  expect(jsonIn(folder, 'fixtures.json')).not.toHaveProperty('supplierId');
  expect(textIn(folder, '.env')).toBe(`ASSAY_API_KEY=${key}\n`);
  expect(textIn(folder, '.gitignore')).toBe('.env\n');
});

test.each<[string, () => Promise<{ url: string; env?: Record<string, string> }>, RegExp]>([
  [
    'a wrong key',
    async () => ({ url: (await reference({ apiKey: key })).url, env: { ASSAY_API_KEY: 'another key' } }),
    /refuses the key \(APIKeyGet and UserGet fail in json, .*\): give one that it knows/,
  ],
  ['an absent target', async () => ({ url: (await openNobody()).url }), /^assay: Nothing listens at http/],
  [
    'a wrong base path',
    async () => ({ url: `${(await reference({ apiKey: key }, {})).url}/wrong` }),
    /check whether .*path/,
  ],
  [
    'another server',
    async () => ({ url: await http((_, response) => response.end('<html>Hello</html>')) }),
    /is not the API/,
  ],
])('%s: one sentence, and nothing is written', async (_, place, message) => {
  const folder = workFolder();
  const { url, env = { ASSAY_API_KEY: key } } = await place();
  const { code, stdout, stderr } = await initHere(folder, ['--target', url], { env });
  expect(code).toBe(3);
  const said = stderr.replace(/^Asking [^\n]+\n/, '');
  expect(said).toMatch(/^assay: [^\n]+\.\n$/);
  expect(said).toMatch(message);
  expect(stdout).toBe('');
  expect(readdirSync(folder)).toEqual([]);
});

test('without a terminal and without flags, init says what to give', async () => {
  const folder = workFolder();
  const { code, stderr } = await initHere(folder);
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /^assay: init has no terminal to ask on: give --target, and the key in ASSAY_API_KEY or /,
  );
});

test('a fixtures file of your own is kept if it is named, and another settings file is not passed over', async () => {
  const folder = workFolder();
  writeFileSync(join(folder, 'fixtures.json'), '{}');
  expect((await initHere(folder)).stderr).toBe(
    'assay: init writes over nothing, and fixtures.json is there already: replace it with --force, or keep it with --fixtures fixtures.json.\n',
  );
  const other = await initHere(folder, ['--force'], { env: { ASSAY_CONFIG: 'other.json' } });
  expect(other).toMatchObject({
    code: 2,
    stderr: 'assay: ASSAY_CONFIG names other.json, and init writes assay.config.json: unset it.\n',
  });
});

test.each([
  ['Ctrl-C at the target', ['\u0003']],
  ['Ctrl-C at the key', ['http://127.0.0.1:1\r', 'abc\u0003']],
  ['Ctrl-D at the key', ['http://127.0.0.1:1\r', '\u0004']],
])('%s: nothing is written', async (_, typed) => {
  const folder = workFolder();
  const { code, stderr } = await initHere(folder, [], { typed });
  expect(code).toBe(130);
  expect(stderr).toMatch(/assay: ended before all was answered; nothing is written\.\n$/);
  expect(readdirSync(folder)).toEqual([]);
});

test('a wrong answer is asked again', async () => {
  const folder = workFolder();
  const typed = ['host.example/api\r', 'http://127.0.0.1:1\r', '\r', '\u0003'];
  const { stderr } = await initHere(folder, [], { typed });
  expect(stderr).toContain('--target: "host.example/api" is not allowed; allowed is an http or https URL');
  expect(stderr).toContain('--api-key: what was given is not allowed; allowed is text that is not empty.');
});

test('flags are kept for the next run, and what is secret in them stands in .env', async () => {
  const folder = workFolder();
  const { url } = await reference({ apiKey: key });
  const secret = 'Bearer 4cc3ss-t0k3n';
  writeFileSync(join(folder, 'key.txt'), `${key}\n`);
  writeFileSync(join(folder, 'mine.json'), '{ "supplierId": 7 }');
  const flags = ['--api-key-file', 'key.txt', '--header', `Authorization: ${secret}`, '--timeout', '20s'];
  const { code, stdout } = await initHere(folder, ['--target', url, ...flags, '--fixtures', 'mine.json']);
  expect(code).toBe(0);
  expect(jsonIn(folder, 'assay.config.json')).toEqual({
    $schema: expect.any(String),
    target: url,
    fixtures: 'mine.json',
    timeout: '20s',
  });
  expect(readdirSync(folder)).not.toContain('fixtures.json');
  expect(stdout).not.toContain(secret);
  const settings = loadSettings({ flags: {}, environment: {}, folder });
  expect(settings).toMatchObject({
    apiKey: key,
    headers: { Authorization: secret },
    fixtures: { supplierId: 7 },
  });
});

test('a key that stands in .env already is taken from there, and only its owner may read it from then on', async () => {
  const folder = workFolder();
  const { url } = await reference({ apiKey: key });
  const before = `# mine\r\nASSAY_API_KEY="${key}"\r\n`;
  writeFileSync(join(folder, '.env'), before);
  chmodSync(join(folder, '.env'), 0o644);
  const { code, stdout } = await initHere(folder, ['--target', url], { env: { npm_command: 'exec' } });
  expect(code).toBe(0);
  expect(stdout).toContain('\nNext: npx assay\n');
  expect(textIn(folder, '.env')).toBe(before);
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
  expect(stdout).toContain('  .env                as it was, and now for you alone to read\n');
});

test('a header with a short value and a name that says nothing goes into .env', async () => {
  const folder = workFolder();
  const { url } = await reference({ apiKey: key });
  const env = { ASSAY_API_KEY: key };
  const { code } = await initHere(folder, ['--target', url, '--header', 'X-Tenant: 4711'], { env });
  expect(code).toBe(0);
  // The port may hold these digits.
  expect(textIn(folder, 'assay.config.json').replaceAll(url, '')).not.toContain('4711');
  expect(textIn(folder, '.env')).toContain('X-Tenant: 4711');
});

test('a file that comes while init asks stays, and nothing is written', async () => {
  const folder = workFolder();
  const { url } = await reference({ apiKey: key });
  const ended = initHere(folder, ['--target', url], { env: { ASSAY_API_KEY: key } });
  writeFileSync(join(folder, 'assay.config.json'), 'mine');
  const { code, stderr } = await ended;
  expect(code).toBe(2);
  expect(stderr).toContain(
    "assay.config.json can't be written (it is there already); init leaves every file",
  );
  expect(readdirSync(folder)).toEqual(['assay.config.json']);
  expect(textIn(folder, 'assay.config.json')).toBe('mine');
});

test('what the environment sets otherwise is told', async () => {
  const folder = workFolder();
  const { url } = await reference({ apiKey: key });
  const env = { ASSAY_TARGET: 'http://127.0.0.1:1', ASSAY_API_KEY: key };
  const { stdout } = await initHere(folder, ['--target', url], { env });
  expect(stdout).toContain('\nASSAY_TARGET is set and overrides what was written: unset it.\n');
  expect(stdout).not.toContain('ASSAY_API_KEY or');
});

test('a value in which the target shows the key goes into no file', async () => {
  const folder = workFolder();
  const { url, server } = await reference({ apiKey: key });
  for (const setting of server.store.accountSettings.all())
    Object.assign(setting, { SettingName: `x ${key}` });
  const { code, stdout } = await initHere(folder, ['--target', url], { env: { ASSAY_API_KEY: key } });
  expect(code).toBe(0);
  expect(textIn(folder, 'fixtures.json')).not.toContain(key);
  expect(stdout).not.toContain(key);
  expect(jsonIn(folder, 'fixtures.json').knownSkus.length).toBeGreaterThan(1);
});

test('the next command of a target that is only read shows what more could be judged', () => {
  const report = initReport({
    where: 'https://host.example/api',
    notes: [],
    changes: [],
    fixtures: {},
    missing: [],
    isLoopback: false,
    overridden: [],
    command: { alone: 'npm start', before: 'npm start --' },
  });
  expect(report.replace(/\s+/g, ' ')).toMatch(
    /Next: npm start It judges this target by reading alone\. .*: npm start -- --allow writes --plan $/,
  );
});
