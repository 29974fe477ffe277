import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { commandsOf } from '../../cli/curl/commandsOf.ts';
import { targetOf } from '../../cli/prove/targetOf.ts';
import { defaultSettings } from '../../config/loadSettings.ts';
import type { Fixtures, Settings } from '../../config/Settings.ts';
import { codecs } from '../../formats/codecs.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import { shapeOfRequest } from '../../harness/addressing/callShapes.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { openRun } from '../../harness/openRun.ts';
import { keyFinder } from '../../harness/redaction/keyFinder.ts';
import { plainCurl } from '../../harness/stored/curlConnection.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import { openApi } from '../../harness/target/openApi.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { planRun } from '../../suites/kernel/planRun.ts';

const capabilities: Capabilities = { dialect: plainDialect, notes: [], unread: {}, soap12Action: true };
const base = 'http://host.example/api';

/** Formats that quote in ways of their own, and with ASSAY_LAW_RUNS all of them. */
const some: readonly Format[] =
  process.env.ASSAY_LAW_RUNS === undefined ? ['json', 'csv', 'soap11'] : formats;

/** Every call of the plan, judged on a reference server, and the calls that each piece of evidence takes, its own last. */
interface Judged {
  readonly plan: Plan;
  readonly server: ReferenceServer;
  readonly given: Fixtures;
  readonly chains: ReadonlyMap<string, readonly Answer[]>;
}

async function judgedPlan(cases: readonly string[] = []): Promise<Judged> {
  const server = createServer({ seed: 1 });
  const given = fixtures(server.store);
  const plan = planRun({ formats: some, operations: [], clauses: [], cases });
  const byKey = new Map<string, Answer[]>();
  const api = openApi({ target: targetOf(server), capabilities, apiKey: server.apiKey });
  const run = openRun({
    settings: { fixtures: given, seed: 1, runs: 5, maxRecords: 500, listenerUrl: null, target: null },
    capabilities,
    plan,
    runId: 'commands',
    api: {
      call: async (call) => {
        const answer = await api.call(call);
        byKey.set(call.caseId, [...(byKey.get(call.caseId) ?? []), answer]);
        return answer;
      },
    },
    redact: (text) => text,
    findKey: keyFinder(server.apiKey),
  });
  await Promise.all(plan.cases.map(run.judge));
  const neededBy = (key: string, seen: Set<string>): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const each of plan.evidence.get(key)?.requires ?? []) neededBy(each, seen);
    return seen;
  };
  const chains = new Map(
    [...plan.evidence.keys()].map((key) => [
      key,
      [...neededBy(key, new Set())].flatMap((each) => byKey.get(each) ?? []),
    ]),
  );
  return { plan, server, given, chains };
}

const linesFor = (
  answers: readonly Answer[],
  { server, given }: Pick<Judged, 'server' | 'given'>,
  settings: Partial<Settings> = {},
  caseId = 'a/case',
): readonly string[] =>
  commandsOf(answers, {
    caseId,
    settings: { ...defaultSettings('.'), target: base, ...settings },
    capabilities,
    embedded: { url: 'http://in-process', apiKey: server.apiKey, fixtures: given },
    connection: plainCurl,
  });

const isCommand = (line: string): boolean => !line.startsWith('#');

const inOrder = (answers: readonly Answer[]): readonly Answer[] =>
  [...answers].sort((a, b) => Number(a.exchange.id.slice(1)) - Number(b.exchange.id.slice(1)));

/** What a command gave curl: its arguments, and what it read. */
interface Ran {
  readonly args: readonly string[];
  readonly input: Buffer;
}

/** Runs commands in a real shell whose curl only writes down what it is given, with these variables set. */
async function ranBySh(
  commands: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<readonly Ran[]> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-sh-'));
  try {
    const stub = [
      'n=1000000',
      // The last part of a pipe may be a process of its own: the number is counted outside.
      'curl() { printf "%s\\0" "$@" > "$out/$n.args"; cat > "$out/$n.input"; }',
    ];
    const script = [...stub, ...commands.flatMap((command) => ['n=$((n + 1))', command])].join('\n');
    writeFileSync(join(folder, 'script'), script);
    const outcome = await new Promise<string>((resolve, reject) => {
      const env = { PATH: process.env.PATH ?? '', out: folder, ...variables };
      const child = execFile('sh', [join(folder, 'script')], { env, timeout: 240_000 }, (error, _, stderr) =>
        error ? reject(error) : resolve(stderr),
      );
      child.stdin?.end();
    });
    expect(outcome).toBe('');
    const names = readdirSync(folder)
      .filter((name) => name.endsWith('.args'))
      .sort();
    return names.map((name) => ({
      args: readFileSync(join(folder, name), 'utf8').split('\0').slice(0, -1),
      input: readFileSync(join(folder, name.replace('.args', '.input'))),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The values that stand for all variables of some lines: no id and no text of any reference server. */
function poison(lines: readonly string[]): Readonly<Record<string, string>> {
  const names = new Set(
    lines.flatMap((line) => [...line.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name)),
  );
  return Object.fromEntries([...names].map((name, index) => [name, String(555_000_000 + index)]));
}

const typeIn = (shape: RecordShape | undefined, name: string): TypeShape | undefined =>
  (shape?.byName.get(name) ?? shape?.members.find(({ aliases }) => aliases?.includes(name)))?.type;

/** Values of members that name a record by their own look, read without the code that is tested. */
function idsIn(
  shape: RecordShape | undefined,
  value: RecordValue,
  path = '',
): readonly (readonly [string, string])[] {
  const within = (
    name: string,
    type: TypeShape | undefined,
    each: Value | undefined,
  ): readonly (readonly [string, string])[] => {
    if (Array.isArray(each))
      return (each as readonly Value[]).flatMap((item) =>
        within(name, type?.kind === 'list' ? type.item : undefined, item),
      );
    if (isNumeric(each) || typeof each === 'string') {
      const isId =
        /(?:id|ids|idtodelete\w*)$/i.test(name) && !/^(?:service|package|tracking)?id$/i.test(name);
      const text = isNumeric(each) ? each.lexeme : each;
      return isId && /^-?\d+$/.test(text) ? [[`${path}.${name}`, text]] : [];
    }
    if (each === null || each === undefined || typeof each !== 'object' || !isRecord(each)) return [];
    const { FieldName: field, SearchValue: searched } = each;
    if (typeof field === 'string') return within(field, undefined, searched);
    return idsIn(type?.kind === 'record' ? type.record : undefined, each, `${path}.${name}`);
  };
  return Object.entries(value).flatMap(([name, each]) => within(name, typeIn(shape, name), each));
}

/** Every single value of a message, by where it stands. */
function leavesOf(value: Value | undefined, path = ''): ReadonlyMap<string, string> {
  if (value === undefined || value === null) return new Map();
  if (Array.isArray(value))
    return new Map(
      (value as readonly Value[]).flatMap((each, index) => [...leavesOf(each, `${path}[${index}]`)]),
    );
  if (isNumeric(value)) return new Map([[path, value.lexeme]]);
  if (isRecord(value))
    return new Map(Object.entries(value).flatMap(([name, each]) => [...leavesOf(each, `${path}.${name}`)]));
  return new Map([[path, typeof value === 'object' ? JSON.stringify(value) : String(value)]]);
}

describe('every command of the plan for a target', () => {
  let judged: Judged;
  let chains: readonly (readonly Answer[])[];
  let printed: readonly (readonly string[])[];
  /** What came of a call's command, by the place of its chain and its own in there; not of each call in each chain. */
  let ran: ReadonlyMap<string, Ran>;
  let poisons: Readonly<Record<string, string>>;

  beforeAll(async () => {
    judged = await judgedPlan();
    // Whatever is called stands in some chain; what is prepared for others is looked at in the shortest one.
    const covered = new Set<string>();
    chains = [...judged.chains.values()]
      .sort((a, b) => a.length - b.length)
      .filter((answers) =>
        answers.some(({ exchange }) => !covered.has(exchange.id) && covered.add(exchange.id)),
      )
      .map(inOrder);
    printed = chains.map((answers) => linesFor(answers, judged));
    poisons = poison(printed.flat().filter(isCommand));
    const seen = new Set<string>();
    const chosen = chains.flatMap((answers, at) => {
      const commands = (printed[at] ?? []).filter(isCommand);
      return answers.flatMap(({ exchange }, index) =>
        seen.has(exchange.id) || !seen.add(exchange.id)
          ? []
          : [[`${at} ${index}`, commands[index] ?? ''] as const],
      );
    });
    const outcomes = await ranBySh(
      chosen.map(([, command]) => command),
      { ...poisons, ASSAY_API_KEY: judged.server.apiKey },
    );
    expect(outcomes).toHaveLength(chosen.length);
    ran = new Map(chosen.map(([key], index) => [key, outcomes[index] as Ran]));
  }, 600_000);

  test('runs in a plain shell, and is the call that was made, but for the values of its variables, and holds no other id', () => {
    expect(chains.length).toBeGreaterThan(500);
    const values = new Set(Object.values(poisons));
    const wrong: string[] = [];
    /** What each variable of a chain stands for. */
    const meant = new Map<string, string>();
    for (const [key, { args, input }] of ran) {
      const [at = 0, index = 0] = key.split(' ').map(Number);
      const answer = chains[at]?.[index];
      if (answer === undefined) throw new Error(`no call ${key}`);
      const { call, exchange } = answer;
      const complain = (what: string): unknown => wrong.push(`${call.caseId} ${call.operationName}: ${what}`);
      const body = args.includes('--data-binary') ? input : Buffer.alloc(0);
      const url = args.includes('-K')
        ? (/^url = "(.*)"$/m.exec(input.toString())?.[1] ?? '')
        : (args.at(-1) ?? '');
      const text = `${body.toString('latin1')} ${url}`;
      if (!url.startsWith(`${base}/`)) complain(url);
      if (text.includes('73104826195')) complain('a stand-in is left');
      if (body.length > 0 && call.altered === undefined) {
        const format = call.address === 'jsonp' ? 'json' : call.format;
        const { value } = codecs[format].decode(shapeOfRequest(call), body);
        for (const [path, id] of idsIn(shapeOfRequest(call), value))
          if (Number(id) !== 0 && !values.has(id)) complain(`${path}=${id}`);
      }
      for (const [path, id] of idsIn(undefined, Object.fromEntries(new URL(url).searchParams)))
        if (Number(id) !== 0 && !values.has(id)) complain(`query ${path}=${id}`);
      const isFilled = [...values].some((value) => text.includes(value));
      if (!isFilled && !Buffer.from(exchange.request.body).equals(body)) complain('other bytes');
      if (isFilled && body.length > 0 && call.altered === undefined) {
        const format = call.address === 'jsonp' ? 'json' : call.format;
        const [ours, theirs] = [exchange.request.body, body].map((bytes) =>
          leavesOf(codecs[format].decode(shapeOfRequest(call), bytes).value),
        );
        if (ours?.size !== theirs?.size) complain('other members');
        for (const [path, value] of ours ?? []) {
          const filled = theirs?.get(path);
          if (filled === value) continue;
          const before = meant.get(`${at} ${filled}`) ?? value;
          meant.set(`${at} ${filled}`, before);
          if (filled === undefined || !values.has(filled) || before !== value)
            complain(`${path}: ${value}, ${filled}`);
        }
      }
    }
    expect(wrong.slice(0, 40)).toEqual([]);
  });

  test('says so where it writes, and only there', () => {
    for (const [at, answers] of chains.entries()) {
      const lines = printed[at] ?? [];
      let comments: string[] = [];
      const notes: string[][] = [];
      for (const line of lines) {
        if (isCommand(line)) {
          notes.push(comments);
          comments = [];
        } else comments.push(line);
      }
      for (const [index, { call }] of answers.entries()) {
        const writes = call.operation !== null && call.operation.kind !== 'get';
        const said = (notes[index] ?? []).some((line) => /^# This call changes data: it \w/.test(line));
        expect(said, `${call.caseId} ${call.operationName}`).toBe(writes);
      }
    }
  });

  test('says of every variable what to put there, once in a chain and before it is used', () => {
    for (const lines of printed) {
      const told = new Set<string>();
      for (const line of lines) {
        const [, name = ''] = /^# ([A-Z][A-Z0-9_]+): [^\n]+\.$/.exec(line) ?? [];
        if (name !== '') {
          expect(told.has(name)).toBe(false);
          told.add(name);
        }
        if (isCommand(line)) for (const wanted of Object.keys(poison([line]))) expect(told).toContain(wanted);
      }
    }
  });

  test('says that a record was deleted only behind a call that deleted it', () => {
    const noted = printed.flatMap((lines, at) => {
      const calls: { readonly answer: Answer | undefined; readonly note: string | undefined }[] = [];
      let comments: string[] = [];
      for (const line of lines)
        if (isCommand(line)) {
          const note = comments.find((each) => /^# Call \d+ deleted it/.test(each));
          calls.push({ answer: chains[at]?.[calls.length], note });
          comments = [];
        } else comments.push(line);
      return calls.flatMap(({ answer, note }) => {
        const before = Number(/^# Call (\d+)/.exec(note ?? '')?.[1]);
        return note === undefined ? [] : [{ answer, deletion: calls[before - 1]?.answer }];
      });
    });
    expect(noted.length).toBeGreaterThan(5);
    for (const { answer, deletion } of noted) {
      const status = deletion?.decoded?.value.ResponseStatus;
      expect(isRecord(status) && String(status.ErrorCode), answer?.call.caseId).toBe('0');
    }
  });

  test('names its variables as those of no other case and no other target', () => {
    const at = printed.findIndex((lines) => Object.keys(poison(lines)).length > 0);
    const namesFor = (settings: Partial<Settings>, caseId: string) =>
      Object.keys(poison(linesFor(chains[at] ?? [], judged, settings, caseId)));
    const [mine, sameAgain, elsewhere, other] = [
      namesFor({}, 'json/CompanyDelete/DEL-1'),
      namesFor({ seed: 9 }, 'json/CompanyDelete/DEL-1'),
      namesFor({ target: 'http://other.example' }, 'json/CompanyDelete/DEL-1'),
      namesFor({}, 'xml/CompanyDelete/DEL-1'),
    ];
    expect(mine?.length).toBeGreaterThan(0);
    for (const name of mine ?? []) expect(name).toMatch(/^CASE_[0-9A-F]{6}_[A-Z]/);
    expect(sameAgain).toEqual(mine);
    expect(new Set([...(mine ?? []), ...(elsewhere ?? []), ...(other ?? [])]).size).toBe(
      3 * (mine?.length ?? 0),
    );
  });

  test("holds no name of the reference server's own", () => {
    const {
      knownSkus = [],
      unknownSku,
      supplierName,
      settingName,
      batchesByExpiry = [],
      batchProductSku,
      eventType,
      disposable,
    } = judged.given;
    const names = [
      ...knownSkus,
      unknownSku,
      supplierName,
      settingName,
      ...batchesByExpiry,
      batchProductSku,
      eventType,
      ...(disposable?.allocatedWorkOrders ?? []).flatMap(({ sku, serials = [], batches = [] }) => [
        sku,
        ...serials,
        ...batches,
      ]),
    ].filter((name): name is string => name !== undefined && name !== '');
    expect(names.length).toBeGreaterThan(10);
    const found = [...ran].flatMap(([key, { args, input }]) => {
      const text = `${args.at(-1)} ${input.toString()}`;
      const [at = 0, index = 0] = key.split(' ').map(Number);
      return names
        .filter((name) => new RegExp(`(?<![\\w-])${name.replace(/\W/g, '\\$&')}`).test(text))
        .map((name) => `${name} in ${chains[at]?.[index]?.call.caseId}: ${text.slice(0, 600)}`);
    });
    expect(found.slice(0, 20)).toEqual([]);
  });
});
