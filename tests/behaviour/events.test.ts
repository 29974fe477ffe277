import { createServer as listen } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { targetOf } from '../../cli/prove/targetOf.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import { openApi } from '../../harness/openApi.ts';
import { openRun } from '../../harness/openRun.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import type { Hook } from '../../server/Hook.ts';
import { onResult } from '../../server/hooks/onResult.ts';
import { member } from '../../server/records/member.ts';
import { planRun } from '../../suites/planRun.ts';
import { edited, without } from './editing.ts';
import { type Row, redOn } from './redOn.ts';

const add = 'EventSubscriptionAdd';

const faults: readonly Row[] = [
  [
    'a subscription whose application is lost',
    onResult([add], (result) => edited(result, 'mvEvent', (event) => without(event, 'Application'))),
    [add],
    ['json', 'jsv'].map((format) => `${format}/${add}/EVT-1 failed`),
  ],
  [
    'a subscription with another address',
    onResult([add], (result) =>
      edited(result, 'mvEvent', (event) => ({ ...event, ListenerURL: 'https://example.com/' })),
    ),
    [add],
    ['json', 'csv'].map((format) => `${format}/${add}/EVT-1 failed`),
  ],
  [
    'a subscription without an id',
    onResult([add], (result) => edited(result, 'mvEvent', (event) => without(event, 'EventID'))),
    [add],
    ['json', 'soap11'].map((format) => `${format}/${add}/EVT-1 failed`),
  ],
];

describe('a defect of subscriptions is found and blamed on EVT-1 alone', () => {
  it.each(faults.map((row) => [row[0], row] as const))('%s', async (_, row) => {
    expect(await redOn(row)).toEqual([...row[3]].sort());
  });
});

/** Delivers to every subscription when a document was inserted. */
const delivering: Hook = (inner, store) => ({
  handle: (call, request) => {
    const result = inner.handle(call, request);
    if (call.operation?.name === 'DocumentUpdate') {
      for (const event of store.events.all()) {
        const url = member.text(event, 'ListenerURL');
        if (url.startsWith('http://127.0.0.1:'))
          fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined);
      }
    }
    return result;
  },
});

async function freePort(): Promise<number> {
  const server = listen();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function delivery(hooks: readonly Hook[], hasOptIn: boolean): Promise<readonly string[]> {
  const server = createServer({ hooks });
  const capabilities = { dialect: plainDialect, notes: [], unread: {}, soap12Action: true };
  const plan = planRun({ formats: ['json', 'xml'], operations: [add], clauses: ['EVT-2'], cases: [] });
  const run = openRun({
    settings: {
      fixtures: { ...fixtures(server.store), ...(hasOptIn ? { eventTrigger: 'DocumentUpdate' } : {}) },
      seed: 1,
      runs: 1,
      maxRecords: 500,
      listenerUrl: `http://127.0.0.1:${await freePort()}`,
      target: null,
    },
    capabilities,
    plan,
    runId: 'events',
    api: openApi({ target: targetOf(server), capabilities, apiKey: server.apiKey }),
    redact: (text) => text,
    findKey: undefined,
  });
  const verdicts = await Promise.all(plan.cases.map(run.judge));
  return verdicts.map(({ id, status }) => `${id} ${status}`);
}

describe('an event reaches its listener', () => {
  const both = (status: string) => ['json', 'xml'].map((format) => `${format}/${add}/EVT-2 ${status}`);

  it('is not asked without the opt-in', async () => {
    expect(await delivery([delivering], false)).toEqual(both('notApplicable'));
  });

  it('passes where it is delivered', async () => {
    expect(await delivery([delivering], true)).toEqual(both('passed'));
  });

  it('is a warning where nothing comes', async () => {
    expect(await delivery([], true)).toEqual(both('warned'));
  });
});
