import { describe, expect, it } from 'vitest';
import type { WireRequest } from '../../harness/target/Target.ts';
import { createServer } from '../../server/createServer.ts';
import type { Format } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { answering, notPassed, runOn } from './runOn.ts';

const body = (request: WireRequest): string => new TextDecoder().decode(request.body);

interface Hanging {
  readonly formats: readonly Format[];
  readonly operations: readonly string[];
  readonly clauses?: readonly string[];
  /** How many of the calls that match are not answered; all of them where it is left out. */
  readonly times?: number;
  readonly hangs: (request: WireRequest) => boolean;
}

/** What a run says on a server that never answers some calls, and how many of them it sent. */
async function judgedWhere({
  formats,
  operations,
  clauses = [],
  times = Number.POSITIVE_INFINITY,
  hangs,
}: Hanging) {
  let hung = 0;
  const through = answering((send) => async (request) => {
    const exchange = await send(request);
    if (hung >= times || !hangs(request)) return exchange;
    hung += 1;
    return {
      ...exchange,
      response: null,
      failure: { kind: 'timeout' as const, message: 'nothing within 10 s' },
    };
  });
  const plan = planRun({ formats, operations, clauses, cases: [] });
  const ran = await runOn(createServer(), plan, { through });
  return { ...ran, hung, lines: notPassed(ran) };
}

const records = ['CompanyUpdate', 'CompanyGet', 'ShippingProviderUpdate', 'ShippingProviderGet'];

describe('a call that is never answered', () => {
  it('costs its own cases where the probe of an OPEN clause hangs (unknown mvRecordAction in soap12)', async () => {
    const { lines, hung, verdicts, observations } = await judgedWhere({
      formats: ['json', 'soap12'],
      operations: records,
      hangs: (request) =>
        request.path === '/soap12' && /<mvRecordAction[^>]*>(Assay)?<\/mvRecordAction/.test(body(request)),
    });
    expect(lines).toEqual([
      'soap12/CompanyUpdate/ACT-11 errored',
      'soap12/CompanyUpdate/ACT-7 errored',
      'soap12/ShippingProviderUpdate/ACT-11 errored',
      'soap12/ShippingProviderUpdate/ACT-7 errored',
    ]);
    // Once for each kind of record: the same call is not made again, on no record.
    expect(hung).toBe(2);
    expect(verdicts.find(({ id }) => id === 'soap12/CompanyUpdate/ACT-11')?.message).toBe(
      'no answer (timeout): nothing within 10 s',
    );
    expect(
      observations
        .filter(({ clause, format }) => clause === 'ACT-9' && format === 'soap12')
        .map(({ observed }) => observed),
    ).toEqual(expect.arrayContaining([expect.stringContaining('unknown-action: no answer (timeout)')]));
  }, 60_000);

  it('costs the cases of one action: the chain goes on with another record (Update of a company in json)', async () => {
    const { lines } = await judgedWhere({
      formats: ['json', 'xml'],
      operations: ['CompanyUpdate', 'CompanyGet'],
      clauses: ['ACT-*', 'ENV-7', 'ENV-14', 'XF-*', 'TYP-12'],
      hangs: (request) =>
        request.path === '/json/reply/CompanyUpdate' && body(request).includes('"mvRecordAction":"Update"'),
    });
    expect(lines).toEqual(
      [
        // The Update itself and when it shows, with an application's name, and of what does not exist.
        ...[
          'ACT-2',
          'ACT-2/echo',
          'ACT-6/at-once',
          'ACT-6/updates',
          'ACT-8/update',
          'ACT-5',
          'ACT-5/makes-none',
          'ACT-5/names-none',
        ],
        ...['XF-3', 'XF-3/message', 'XF-4'],
      ]
        .map((clause) => `json/CompanyUpdate/${clause} errored`)
        // Then only one format is left, with which nothing can be compared.
        .concat([
          'xml/CompanyUpdate/XF-3 blocked nothing',
          'xml/CompanyUpdate/XF-3/message blocked nothing',
          'xml/CompanyUpdate/XF-4 blocked nothing',
        ])
        .sort(),
    );
  }, 60_000);

  it('costs the cases of the address where a read hangs', async () => {
    const { lines, verdicts } = await judgedWhere({
      formats: ['json', 'xml'],
      operations: ['SalesOrderGet'],
      hangs: ({ path }) => path.startsWith('/SalesOrder/SalesOrderGet.xml'),
    });
    expect(
      lines.filter(
        (line) => !/^xml\/SalesOrderGet\/[A-Z]+-\d+\/suffix(-[a-z-]+|\/order)? errored$/.test(line),
      ),
    ).toEqual(['xml/SalesOrderGet/AUTH-3/suffix/missing blocked nothing']);
    const there = verdicts.filter(({ id }) => /^xml\/SalesOrderGet\/[A-Z]+-\d+\/suffix/.test(id));
    const answered = there.filter(({ status }) => status === 'passed').map(({ id }) => id);
    // It looks at whatever was read for that address, the read at the default one among it.
    expect(answered).toEqual(['xml/SalesOrderGet/AUTH-4/suffix']);
  }, 60_000);

  it.each([
    ['Insert', 'DocumentUpdate'],
    ['InsertOrUpdate', 'IntegrationUpdateUpdate'],
    ['InsertOrUpdateNonEmptyFields', 'ProductBundleUpdate'],
  ])(
    'fails nobody, whichever call it is: the first %s of %s',
    async (action, operation) => {
      const { verdicts, hung } = await judgedWhere({
        formats: ['json', 'jsv'],
        operations: [operation],
        times: 1,
        hangs: (request) =>
          request.path === `/jsv/reply/${operation}` && body(request).includes(`mvRecordAction:${action}`),
      });
      expect(hung).toBe(1);
      expect(verdicts.filter(({ status }) => status === 'failed' || status === 'warned')).toEqual([]);
      expect(verdicts.filter(({ message = '' }) => message.includes('at fault'))).toEqual([]);
    },
    60_000,
  );

  it('gets nobody blamed for a copy: the chain sends the Insert again under another name (carrier in jsv)', async () => {
    const { verdicts, hung } = await judgedWhere({
      formats: ['json', 'jsv'],
      operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
      times: 1,
      hangs: (request) =>
        request.path === '/jsv/reply/ShippingProviderUpdate' &&
        /mvRecordAction:Insert\b.* base|\bbase\b.*mvRecordAction:Insert\b/.test(body(request)),
    });
    expect(hung).toBe(1);
    expect(verdicts.filter(({ status }) => status === 'failed' || status === 'warned')).toEqual([]);
  }, 60_000);
});
