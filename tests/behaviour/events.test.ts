import { createServer as listen } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { targetOf } from '../../cli/prove/targetOf.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import { recordIn } from '../../harness/canonical/values.ts';
import { openRun } from '../../harness/openRun.ts';
import { openApi } from '../../harness/target/openApi.ts';
import { createServer } from '../../server/createServer.ts';
import { listenersOnlyTested } from '../../server/faults/listenersOnlyTested.ts';
import { fixtures } from '../../server/fixtures.ts';
import type { Hook } from '../../server/Hook.ts';
import { onRequest } from '../../server/hooks/onRequest.ts';
import { onSuccess } from '../../server/hooks/onSuccess.ts';
import { subscribedElsewhere } from '../../server/hooks/subscribedElsewhere.ts';
import { type Format, formats } from '../../specs/Format.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { edited, without } from './editing.ts';
import { type Row, redOn } from './redOn.ts';
import { redVerdicts } from './redVerdicts.ts';

const add = 'EventSubscriptionAdd';

const faults: readonly Row[] = [
  [
    'a subscription whose application is lost',
    onSuccess([add], (result) => edited(result, 'mvEvent', (event) => without(event, 'Application'))),
    [add],
    ['json', 'jsv'].map((format) => `${format}/${add}/EVT-1 failed`),
  ],
  [
    'a subscription with another address',
    onSuccess([add], (result) =>
      edited(result, 'mvEvent', (event) => ({ ...event, ListenerURL: 'https://example.com/' })),
    ),
    [add],
    ['json', 'csv'].map((format) => `${format}/${add}/EVT-1 failed`),
  ],
  [
    'a subscription without an id',
    onSuccess([add], (result) => edited(result, 'mvEvent', (event) => without(event, 'EventID'))),
    [add],
    ['json', 'soap11'].map((format) => `${format}/${add}/EVT-1 failed`),
  ],
];

describe('a defect of subscriptions is found and blamed on EVT-1 alone', () => {
  it.each(faults.map((row) => [row[0], row] as const))('%s', async (_, row) => {
    expect(await redOn(row)).toEqual([...row[3]].sort());
  });
});

describe('a second subscription', () => {
  const selected = { operations: [add], clauses: ['EVT-1'], formats: ['json', 'xml'] } as const;
  const keyed = (member: 'Application' | 'ListenerURL'): Hook => {
    return (inner) => {
      const first = new Map<string, RecordValue>();
      return {
        handle: (call, request) => {
          const result = inner.handle(call, request);
          const event = recordIn(result.mvEvent);
          const key = `${event[member]}`;
          const known = first.get(key);
          if (known === undefined) first.set(key, event);
          return known === undefined ? result : { ...result, mvEvent: known };
        },
      };
    };
  };

  // The first format has another listener, the second one another application.
  it('of the same application that is answered with the first one is found', async () => {
    expect(await redVerdicts(keyed('Application'), selected)).toEqual([`json/${add}/EVT-1/again failed`]);
  });

  // Events reach that listener either way.
  it('of the same listener that is answered with the first one tells nothing', async () => {
    expect(await redVerdicts(keyed('ListenerURL'), selected)).toEqual([
      `xml/${add}/EVT-1/again blocked nothing`,
    ]);
  });
});

const unreadIn = (...soap: readonly Format[]) =>
  onRequest([add], (request, _, call) =>
    call.format !== null && soap.includes(call.format)
      ? edited(request, 'mvEvent', (event) => without(event, 'Application'))
      : request,
  );

describe('a member that comes back in json and not in soap', () => {
  const selected = { operations: [add], clauses: ['EVT-1'], formats: ['json', 'soap11', 'soap12'] } as const;

  it('may be lost by its layout where neither version of SOAP brings it back', async () => {
    expect(await redVerdicts(unreadIn('soap11', 'soap12'), selected)).toEqual(
      ['soap11', 'soap12'].map((format) => `${format}/${add}/EVT-1 blocked layout`),
    );
  });

  it('is lost by the target where the other version brings it back', async () => {
    expect(await redVerdicts(unreadIn('soap12'), selected)).toEqual([`soap12/${add}/EVT-1 failed`]);
  });

  it('may be lost by its layout where the other version is not asked', async () => {
    const formats = ['json', 'soap12'] as const;
    expect(await redVerdicts(unreadIn('soap12'), { ...selected, formats })).toEqual([
      `soap12/${add}/EVT-1 blocked layout`,
    ]);
  });
});

/** Ports that are free on loopback, no two of them the same. */
async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => listen());
  await Promise.all(
    servers.map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Judges EVT-2 in some formats, on a server and with a listener of its own. */
async function judgedAt(
  port: number,
  some: readonly Format[],
  hooks: readonly Hook[],
  listenerUrl: string | null = `http://127.0.0.1:${port}`,
): Promise<readonly string[]> {
  const server = createServer({ hooks });
  const capabilities = { dialect: plainDialect, notes: [], unread: {}, soap12Action: true };
  const plan = planRun({ formats: some, operations: [add], clauses: ['EVT-2'], cases: [] });
  const run = openRun({
    settings: {
      fixtures: fixtures(server.store),
      seed: 1,
      runs: 1,
      maxRecords: 500,
      listenerUrl,
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
  const all = (status: string) => formats.map((format) => `${format}/${add}/EVT-2 ${status}`);

  it('is not asked without the opt-in', async () => {
    const [port = 0] = await freePorts(1);
    expect(await judgedAt(port, formats, [], null)).toEqual(all('notApplicable'));
  });

  it('passes in every format where it is delivered', async () => {
    const [port = 0] = await freePorts(1);
    expect(await judgedAt(port, formats, [])).toEqual(all('passed'));
  });

  // Each waits as long as a delivery may take, so the formats do not take turns.
  it.each<[string, Hook]>([
    ['nothing comes', subscribedElsewhere(() => 'https://example.com/')],
    ['it comes to the host alone and not to the path', subscribedElsewhere(({ origin }) => origin)],
    ['the listener is only called for a test', listenersOnlyTested.hook],
  ])('is a warning in every format where %s', async (_, hook) => {
    const ports = await freePorts(formats.length);
    const found = await Promise.all(
      formats.map((format, index) => judgedAt(ports[index] ?? 0, [format], [hook])),
    );
    expect(found.flat()).toEqual(all('warned'));
  });

  // .invalid is reserved for names that lead nowhere (RFC 2606).
  it('is blocked where nothing comes and the address leads elsewhere', async () => {
    const [port = 0] = await freePorts(1);
    const nowhere = subscribedElsewhere(() => 'https://example.com/');
    expect(await judgedAt(port, ['json'], [nowhere], `http://assay.invalid:${port}`)).toEqual([
      `json/${add}/EVT-2 blocked`,
    ]);
  });
});
