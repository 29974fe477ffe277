import { describe, expect, test } from 'vitest';
import { judgeOnSocket } from '../../cli/prove/judgeServer.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { inconclusiveClauses } from '../../reports/inconclusiveClauses.ts';
import { arrangement } from '../../server/arrangement.ts';
import { createServer } from '../../server/createServer.ts';
import type { Fault } from '../../server/Fault.ts';
import { ownFaults } from '../../server/faults.ts';
import { fixtures } from '../../server/fixtures.ts';
import { listen } from '../../server/listen.ts';
import type { Variant } from '../../server/Variant.ts';
import { variants } from '../../server/variants.ts';
import type { Format } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { flightTo } from '../preflight/flightTo.ts';

const bare = (status: number) => ({
  status,
  headers: {},
  body: new Uint8Array(),
  outcome: { operation: null, format: 'soap11' as const, errorCode: '' },
});

/** SOAP at its own endpoint alone: the document only hints at it elsewhere, and no answer shows its namespace then. */
const soapAtItsEndpoint: Variant = {
  about: 'SOAP is offered nowhere else.',
  hook: (inner) => ({
    exchange: (request) =>
      /soap1[12]/.test(request.url) && !/^\/soap1[12]$/.test(request.url)
        ? bare(400)
        : inner.exchange(request),
  }),
};

const noSoap11: Fault = {
  clause: 'FMT-3',
  about: 'Nothing is at /soap11.',
  operations: ['*'],
  hook: (inner) => ({
    exchange: (request) => (request.url === '/soap11' ? bare(404) : inner.exchange(request)),
  }),
};

const named = (name: string): Variant => {
  const found = variants.get(name);
  if (found === undefined) throw new Error(`no variant ${name}`);
  return found;
};

async function judged(made: readonly Variant[], broken: readonly Fault[] = []): Promise<readonly Verdict[]> {
  const { choices, hooks, sending } = arrangement(made, broken);
  const server = createServer({ seed: 1, choices, hooks });
  const formats: readonly Format[] = ['json', 'xml', 'soap11', 'soap12'];
  const operations = ['APIKeyGet', 'UserGet', 'CompanyGet', 'CompanyUpdate'];
  const { verdicts } = await judgeOnSocket(server, sending, {
    plan: { ...planRun({ formats, operations, clauses: [], cases: [] }), observers: [] },
    fixtures: fixtures(server.store),
    seed: 1,
    listenerUrl: null,
    runs: 3,
  });
  return verdicts;
}

const failedOf = (verdicts: readonly Verdict[]) =>
  verdicts.filter(({ status }) => ['failed', 'warned', 'errored'].includes(status)).map(({ id }) => id);

const lawful = [named('soapInAnotherNamespace'), named('unreadableIsBare')];

describe('SOAP that wants another namespace than xml, and refuses without a word', () => {
  test('is judged whole where an answer to a GET shows its namespace', async () => {
    const verdicts = await judged(lawful);
    expect(failedOf(verdicts)).toEqual([]);
    expect(verdicts.filter(({ status }) => status === 'blocked').map(({ id }) => id)).toEqual([]);
  });

  test('is blocked by layout where none does', async () => {
    const verdicts = await judged([...lawful, soapAtItsEndpoint]);
    expect(failedOf(verdicts)).toEqual([]);
    const own = verdicts.filter(({ clause }) => clause === 'FMT-3' || clause === 'FMT-4');
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map(({ status, cause }) => `${status} ${cause}`))).toEqual(
      new Set(['blocked layout']),
    );
    expect(own[0]?.message).toMatch(/the setting "dialect"/);
    expect(inconclusiveClauses(verdicts)).toEqual([]);
  });

  test('is blocked by layout as well where the refusal is in words that tell no namespace, in a Fault or an envelope', async () => {
    const verdicts = await judged([named('soapNamespaceUntold')]);
    expect(failedOf(verdicts).filter((id) => !id.includes('FMT-9'))).toEqual([]);
    const own = verdicts.filter(({ clause }) => clause === 'FMT-3' || clause === 'FMT-4');
    expect(new Set(own.map(({ format, status, cause }) => `${format} ${status} ${cause}`))).toEqual(
      new Set(['soap11 blocked layout', 'soap12 blocked layout']),
    );
  });

  test('is known for such where it is asked alone, and where the operator has said one, for such no more', async () => {
    const { choices, hooks } = arrangement([...lawful, soapAtItsEndpoint]);
    const serving = await listen(createServer({ apiKey: 'KEY', choices, hooks }));
    const formats = ['soap11', 'soap12'] as const;
    try {
      const found = await flightTo(serving.url, { formats });
      expect(found.untold).toEqual(formats);
      expect(found.notes.join()).toMatch(/soap11 may need a namespace of its own.*dialect\.xmlNamespaces/);
      const operations = 'urn:example:soap';
      const told = await flightTo(serving.url, { formats, dialect: { xmlNamespaces: { operations } } });
      expect(told.unread).toEqual({});
      const wrong = { xmlNamespaces: { operations: 'urn:example:other' } };
      expect((await flightTo(serving.url, { formats, dialect: wrong })).untold).toBeUndefined();
    } finally {
      await serving.close();
    }
  });

  test('does not excuse a Content-Type that is refused, nor an endpoint that is not there', async () => {
    const typed = ownFaults.get('ownContentTypeNeeded');
    if (typed === undefined) throw new Error('no such fault');
    const verdicts = await judged([...lawful, soapAtItsEndpoint], [typed, noSoap11]);
    const failed = failedOf(verdicts);
    for (const name of ['APIKeyGet', 'UserGet', 'CompanyGet', 'CompanyUpdate']) {
      expect(failed).toContain(`soap11/${name}/FMT-3`);
      expect(failed).toContain(`soap12/${name}/FMT-4`);
    }
  });
});
