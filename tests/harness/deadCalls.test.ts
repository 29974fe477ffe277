import { describe, expect, test } from 'vitest';
import { targetOf } from '../../cli/prove/targetOf.ts';
import { cleanUp } from '../../cli/run/cleanUp.ts';
import { defaultSettings } from '../../config/loadSettings.ts';
import { wholeScope } from '../../config/scope.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import { discoverFixtures } from '../../harness/preflight/discoverFixtures.ts';
import { preflight } from '../../harness/preflight/preflight.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import { openApi } from '../../harness/target/openApi.ts';
import type { Target } from '../../harness/target/Target.ts';
import { TargetError } from '../../harness/target/TargetError.ts';
import type { WrittenRecords } from '../../harness/writes/ledger.ts';
import { createServer } from '../../server/createServer.ts';
import { xmlNamespaceNeeded } from '../../server/variants/xmlNamespaceNeeded.ts';
import { operationNamed } from '../../specs/operations.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { answering, runOn } from '../behaviour/runOn.ts';

/** A target that closes the connection in answer to some calls, by their number. */
const closing = (isDead: (call: number) => boolean): ((target: Target) => Target) => {
  let calls = 0;
  return answering((send) => async (request) => {
    const exchange = await send(request);
    calls += 1;
    if (!isDead(calls)) return exchange;
    return { ...exchange, response: null, failure: { kind: 'closed', message: 'the connection was closed' } };
  });
};

describe('a server that closes the connection before a run', () => {
  const ask = async (isDead: (call: number) => boolean): Promise<void> => {
    const { hook } = xmlNamespaceNeeded;
    const server = createServer({ hooks: hook === undefined ? [] : [hook] });
    const target = closing(isDead)(targetOf(server));
    const settings = { ...defaultSettings('.'), apiKey: server.apiKey, target: 'http://127.0.0.1:1' };
    const open = (capabilities: Capabilities) => openApi({ target, capabilities, apiKey: server.apiKey });
    const capabilities = await preflight({ target, openApi: open, settings });
    await discoverFixtures(open(capabilities), {}, { format: 'json', scope: wholeScope });
  };

  test.each(Array.from({ length: 40 }, (_, index) => index + 1))('at call %i alone', async (at) => {
    await expect(ask((call) => call === at)).resolves.toBeUndefined();
  });

  test('at every call: no target', async () => {
    await expect(ask(() => true)).rejects.toBeInstanceOf(TargetError);
  });

  test.each([2, 7, 8, 10, 15, 20, 30, 45])('from call %i on: a target that is judged', async (at) => {
    await expect(ask((call) => call >= at)).resolves.toBeUndefined();
  });

  test.each([2, 3, 5])('at all calls except every %i-th: a target that is judged', async (every) => {
    await expect(ask((call) => call % every !== 0)).resolves.toBeUndefined();
  });
});

describe('a server that closes the connection during a run', () => {
  const whole = planRun({ formats: ['json'], operations: [], clauses: [], cases: [] });
  test.each([
    [3, 1],
    [11, 7],
    [41, 5],
  ])('at one of %i calls (%i): that is the network’s, and nothing is red', async (every, first) => {
    const through = closing((call) => call % every === first);
    const { verdicts } = await runOn(createServer(), whole, { through });
    expect(verdicts.filter(({ status }) => status === 'errored')).not.toEqual([]);
    const said = verdicts.map(({ id, status, message }) => `${id} ${status}: ${message}`);
    expect(said.filter((line) => / (?:failed|warned): /.test(line))).toEqual([]);
    expect(said.filter((line) => /assay itself is at fault/.test(line))).toEqual([]);
  });
});

test.each([
  [
    'closes the connection',
    true,
    /^no answer \(closed\): .*whatever depends on that CompanyGet can't be judged$/,
  ],
  ['answers', false, /^assay itself is at fault: Error: our own mistake$/],
])('a mistake of ours in evidence of which the server %s', async (_, isDead, said) => {
  const plan = planRun({ formats: ['json'], operations: [], clauses: [], cases: ['json/CompanyGet/GET-1'] });
  const spoilt = [...plan.evidence].map(([key, spec]) => {
    const gather: EvidenceSpec['gather'] = async ({ call }) => {
      await call(operationNamed('CompanyGet'), {});
      throw new Error('our own mistake');
    };
    return [key, { ...spec, gather }] as const;
  });
  const through = closing(() => isDead);
  const { verdicts } = await runOn(createServer(), { ...plan, evidence: new Map(spoilt) }, { through });
  expect(verdicts).toMatchObject([{ status: 'errored', message: expect.stringMatching(said) }]);
});

test('a server that closes the connection while a run cleans up', async () => {
  const server = createServer();
  const capabilities = { dialect: {}, notes: [], unread: {}, soap12Action: true } as unknown as Capabilities;
  const written: WrittenRecords = {
    idsOf: () => ['1', '2', '3', '4'],
    marksOf: () => ['0a1b2c3d4e'],
    openMarksOf: () => ['f0e1d2c3b4'],
  };
  for (const every of [1, 2, 3]) {
    const target = closing((call) => call % every === 0)(targetOf(server));
    const api = openApi({ target, capabilities, apiKey: server.apiKey });
    const { companies } = await cleanUp(api, written, { formats: ['json'], atOnce: 2 });
    expect(companies.filter(({ fate }) => fate === 'removed')).toEqual([]);
    if (every > 1) continue;
    expect(companies).toHaveLength(4);
    for (const { why } of companies) expect(why).toMatch(/were not answered/);
  }
});

test('a clean-up that is cut off waits for no answer, and says what it left', async () => {
  const capabilities = { dialect: {}, notes: [], unread: {}, soap12Action: true } as unknown as Capabilities;
  const written: WrittenRecords = {
    idsOf: () => ['1', '2', '3', '4'],
    marksOf: () => ['0a1b2c3d4e'],
    openMarksOf: () => ['f0e1d2c3b4'],
  };
  const silent: Target = { send: () => new Promise(() => undefined), close: async () => undefined };
  const api = openApi({ target: silent, capabilities, apiKey: 'a key of its own' });
  let cut = (): void => undefined;
  const cutOff = new Promise<void>((resolve) => {
    cut = resolve;
  });
  const cleaning = cleanUp(api, written, { formats: ['json'], atOnce: 2, cutOff });
  cut();
  const { companies, notLookedFor } = await cleaning;
  expect(companies.map(({ id, fate }) => [id, fate])).toEqual(
    ['1', '2', '3', '4'].map((id) => [id, 'stays']),
  );
  for (const { why } of companies) expect(why).toMatch(/ended early, and clean-up had no time left/);
  expect(notLookedFor).toEqual(['f0e1d2c3b4']);
});
