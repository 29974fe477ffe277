import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { repro } from '../../cli/repro/repro.ts';
import { plainConnection } from '../../config/ConnectionSettings.ts';
import { commandHere } from '../cli/commandHere.ts';
import { apiKey, judgedFolder } from './faultyRuns.ts';

const settings = { connection: plainConnection };
const folder = mkdtempSync(join(tmpdir(), 'assay-repro-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let reports = '';

beforeAll(async () => {
  const cases = 'json/CompanyUpdate/ACT-2,json/UserGet/ENV-1,json/UserGet/ENV-11';
  reports = await judgedFolder(folder, ['addressLinesStay', 'readingIs203'], ['--cases', cases]);
});

/** Runs the command, and gives what it printed and the files that it wrote. */
async function written(options: Parameters<typeof repro>[1], from = reports) {
  const out = mkdtempSync(join(folder, 'out-'));
  let said = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  const code = await repro(from, { ...options, out }, settings).finally(() => write.mockRestore());
  return { code, said, out, files: readdirSync(out).sort() };
}

test('each finding has a script and a test file, and the run a HAR file, which only their owner reads and which hold no key', async () => {
  const { code, files, out, said } = await written({ vitest: true, har: true });
  expect(code).toBe(0);
  expect(files).toEqual([
    '1-json-CompanyUpdate-ACT-2.sh',
    '1-json-CompanyUpdate-ACT-2.test.mjs',
    '2-json-UserGet-ENV-11.sh',
    '2-json-UserGet-ENV-11.test.mjs',
    'run.har',
  ]);
  for (const file of files) {
    expect(statSync(join(out, file)).mode & 0o077).toBe(0);
    expect(readFileSync(join(out, file), 'utf8')).not.toContain(apiKey);
  }
  expect(said).toMatch(
    /^1-json-CompanyUpdate-ACT-2\.sh: ACT-2, 3 calls: An Update does not bring back AddressLine2/,
  );
  expect(said).toContain(`2 scripts and run.har in ${out}`);
});

test('a script says where it writes, takes the id from its answer, and holds no id and no mark of the run', async () => {
  const { files, out } = await written({ case: 'json/CompanyUpdate/ACT-2' });
  expect(files).toEqual(['json-CompanyUpdate-ACT-2.sh']);
  const script = readFileSync(join(out, files[0] ?? ''), 'utf8');
  const commands = script.split('\n').filter((line) => line.includes('| curl '));
  const marked = script.split('\n').filter((line) => /^ *# This call changes data: /.test(line));
  expect(marked.map((line) => line.trim())).toEqual([
    '# This call changes data: it inserts a company.',
    '# This call changes data: it updates a company.',
    '# This call changes data: it deletes a company that this script made.',
  ]);
  // Insert, update, read, delete, and the read that shows that the record is the script's own.
  expect(commands).toHaveLength(5);
  expect(script).toContain("COMPANY_ID=$(values 1 'mvCompany.CompanyId'");
  expect(commands[1]).toContain(`"CompanyId":'"$COMPANY_ID"'`);
  for (const command of commands) expect(command).not.toMatch(/\b(?=[0-9a-f]*[a-f])[0-9a-f]{10}\b|73104826/);
});

test('a case that went wrong and has no script is named', async () => {
  const copy = join(folder, 'copy');
  cpSync(reports, copy, { recursive: true });
  writeFileSync(join(copy, 'exchanges.ndjson'), '');
  const { files, said } = await written({}, copy);
  expect(files).toEqual([]);
  expect(said).toContain('json/UserGet/ENV-11 has no script: its calls cannot be made again.');
  expect(said).toContain('No script in ');
});

test('a case without a script has a HAR file', async () => {
  const copy = join(folder, 'unwritten');
  cpSync(reports, copy, { recursive: true });
  const file = join(copy, 'exchanges.ndjson');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/"body":\{"text":"[^}]*\}/g, '"body":{"leftOut":"size","length":1}'),
  );
  const { files, said } = await written({ case: 'json/UserGet/ENV-11', har: true }, copy);
  expect(files).toEqual(['json-UserGet-ENV-11.har']);
  expect(said).toContain('No script and json-UserGet-ENV-11.har in ');
});

test('judged traffic has no scripts', async () => {
  const copy = join(folder, 'traffic');
  cpSync(reports, copy, { recursive: true });
  const file = join(copy, 'results.json');
  const results = JSON.parse(readFileSync(file, 'utf8'));
  const traffic = { answers: 1, judged: 1, notJudged: [] };
  writeFileSync(file, JSON.stringify({ ...results, run: { ...results.run, traffic } }));
  await expect(written({}, copy)).rejects.toThrow(/holds judged traffic\. .* Name the folder of a run\.$/);
});

test('the exchanges of a case are those that it names and needs', async () => {
  const { files, out } = await written({ case: 'json/UserGet/ENV-11', har: true });
  expect(files).toEqual(['json-UserGet-ENV-11.har', 'json-UserGet-ENV-11.sh']);
  const { log } = JSON.parse(readFileSync(join(out, 'json-UserGet-ENV-11.har'), 'utf8'));
  expect(log.entries.length).toBeGreaterThan(0);
  for (const { request } of log.entries) expect(request.url).toContain('UserGet');
});

test.each([
  ['json/UserGet/ENV-1', /^--case: json\/UserGet\/ENV-1 passed, so there is no breach to make again\.$/],
  ['json/UserGet/ENV-2', /^--case: the run did not judge "json\/UserGet\/ENV-2"; [^\n]+\.$/],
])('a case that did not go wrong has none: %s', async (id, message) => {
  await expect(written({ case: id })).rejects.toThrow(message);
});

test('a file in the place of the folder is no fault of Assay', async () => {
  const here = mkdtempSync(join(folder, 'here-'));
  writeFileSync(join(here, 'assay-repro'), '');
  const { code, stderr } = await commandHere(here, ['repro', reports]);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^assay: .*assay-repro can't be used \(EEXIST/)]);
});
