import { describe, expect, it } from 'vitest';
import type { Observation } from '../../harness/Run.ts';
import { arrangement } from '../../server/arrangement.ts';
import { createServer } from '../../server/createServer.ts';
import type { Hook } from '../../server/Hook.ts';
import type { OpenChoices } from '../../server/openChoices.ts';
import { fruitlessSearchesFail } from '../../server/variants/fruitlessSearchesFail.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { answering, notPassed, runOn } from './runOn.ts';

/** What is observed on these operations, in json alone. */
async function observed(
  operations: readonly string[],
  choices: Partial<OpenChoices> = {},
  hooks: readonly Hook[] = [],
): Promise<readonly Observation[]> {
  const plan = planRun({ formats: ['json'], operations, clauses: [], cases: [] });
  return (await runOn(createServer({ choices, hooks }), plan)).observations;
}

const of = (all: readonly Observation[], clause: string): readonly string[] =>
  all.filter((each) => each.clause === clause).map((each) => each.observed);

describe('the implementation profile says', () => {
  it('how a wrong key is refused, and keys that are nearly right', async () => {
    const seen = of(await observed(['APIKeyGet'], { statusOfWrongKey: 403 }), 'AUTH-3');
    expect(seen).toHaveLength(6);
    expect(seen).toContain('missing-key: HTTP 403, ErrorCode "500"');
    expect(seen.join()).toContain('with blanks around the key: HTTP 403');
    expect(seen.join()).toContain('with the key in another letter case: HTTP 403');
  });

  it.each([
    [false, 'the same'],
    [true, 'another'],
  ])('whether filters tell letter case apart (%s)', async (caseSensitiveFilters, word) => {
    const [seen] = of(await observed(['CompanyGet'], { caseSensitiveFilters }), 'FLT-1');
    expect(seen).toContain(`Equals with a name in another letter case: ${word}`);
  });

  it('whether a search that finds nothing fails', async () => {
    const [plain] = of(await observed(['CompanyGet'], {}), 'FLT-1');
    expect(plain).toContain('a search that finds nothing: no records');
    const failing = arrangement([fruitlessSearchesFail]).hooks;
    const [seen] = of(await observed(['CompanyGet'], {}, failing), 'FLT-1');
    expect(seen).toContain('a search that finds nothing: refused');
  });

  it('what becomes of filters that are not shown', async () => {
    const [seen] = of(await observed(['CompanyGet'], { statusOfFailure: 422 }), 'FLT-9');
    expect(seen).toContain('operator Undefined: HTTP 200, ErrorCode "0", as many records as without it');
    expect(seen).toContain('an unknown FieldName: HTTP 422, ErrorCode "500", no records');
  });

  it.each([
    [1, 'the first page is 1; page 0 is the same'],
    [0, 'the first page is 0'],
  ] as const)('the number of the first page (%d)', async (firstPage, words) => {
    expect(of(await observed(['SerialNumberGet'], { firstPage }), 'GET-10')).toContain(words);
  });

  it.each([
    [
      (action: string | undefined) => action === undefined,
      'HTTP 400, without a status block that can be read',
    ],
    [() => false, 'HTTP 200, ErrorCode "0"'],
  ] as const)('what soap12 answers without SOAPAction, once and as no breach', async (isRefused, words) => {
    const plan = planRun({
      formats: ['json', 'soap12'],
      operations: ['APIKeyGet', 'UserGet'],
      clauses: [],
      cases: [],
    });
    const actions: (string | undefined)[] = [];
    const through = answering((send) => async (request) => {
      const exchange = await send(request);
      if (request.path !== '/soap12') return exchange;
      actions.push(request.headers.SOAPAction);
      return isRefused(request.headers.SOAPAction)
        ? { ...exchange, response: { status: 400, headers: [], body: new Uint8Array() } }
        : exchange;
    });
    const ran = await runOn(createServer(), plan, { through });
    expect(actions.filter((action) => action === undefined)).toHaveLength(1);
    expect(of(ran.observations, 'FMT-4')).toEqual([`soap12 without SOAPAction: ${words}`]);
    expect(notPassed(ran)).toEqual([]);
  });

  it('what an order of a supplier with an invented name is answered', async () => {
    const [seen] = of(await observed(['PurchaseOrderUpdate']), 'PO-3');
    expect(seen).toMatch(/^an order of a supplier that does not exist: HTTP \d+, ErrorCode "\d+"$/);
  });

  it('how unknown formats, GET and conflicts are answered', async () => {
    const seen = of(await observed(['APIKeyGet'], { statusOfUnknown: 410 }), 'FMT-10').join();
    expect(seen).toContain('an unknown format is answered with HTTP 410, application/json');
    expect(seen).toContain('?format=xml on the path of json is answered with HTTP 200, application/xml');
    expect(seen).toContain('.json on the path of json is answered with HTTP ');
  });

  it('decimals, enumerations, unknown actions and times beyond what is judged', async () => {
    const documents = await observed(['DocumentUpdate']);
    expect(of(documents, 'TYP-13')).toContain(
      'a price of 1.005 comes back as 1.005; a price of 2.3456789 comes back as 2.3456789',
    );
    expect(of(documents, 'TYP-10').join()).toContain('DocumentPaymentMethod: None');
    const companies = await observed(['CompanyUpdate']);
    expect(of(companies, 'TYP-16').join()).toMatch(/1900-01-01 comes back as instant 1900-01-01/);
    expect(of(companies, 'ACT-9').join()).toContain('unknown-action: HTTP 200, ErrorCode "500"');
  });

  it('what hostile bytes are answered', async () => {
    const seen = of(await observed(['-'], { statusOfBadRequest: 418 }), 'ERR-5');
    expect(seen).toContain('truncated: HTTP 418, ErrorCode "500"');
    expect(seen).toContain('huge-text: HTTP 200, ErrorCode "0"');
  });

  it('where the version is told', async () => {
    const plan = planRun({ formats: ['json'], operations: ['APIKeyGet'], clauses: [], cases: [] });
    const through = answering((send) => async (request) => {
      const { response, ...exchange } = await send(request);
      const headers = [...(response?.headers ?? []), ['x-api-version', 'v2017a'] as const];
      return { ...exchange, response: response && { ...response, headers } };
    });
    const { observations } = await runOn(createServer(), plan, { through });
    expect(of(observations, 'VER-1')).toEqual(['the label v2017a is in the header x-api-version']);
    expect(of(await observed(['APIKeyGet']), 'VER-1')).toEqual([]);
  });

  it('is asked for in whole runs alone', () => {
    const narrowed = planRun({ formats: ['json'], operations: [], clauses: ['FLT-*'], cases: [] });
    const whole = planRun({ formats: ['json'], operations: [], clauses: [], cases: [] });
    const own = (keys: Iterable<string>) => [...keys].filter((key) => key.endsWith('-profile'));
    expect(own(narrowed.evidence.keys())).toEqual([]);
    expect(own(whole.evidence.keys()).sort()).toEqual([
      'json/APIKeyGet/path/address-profile',
      'json/CompanyGet/path/filter-profile',
      'json/CompanyGet/path/text-profile',
      'json/CompanyUpdate/path/date-profile',
      'json/DocumentUpdate/path/decimal-profile',
      'json/PurchaseOrderUpdate/path/supplier-profile',
      'json/SerialNumberGet/path/page-profile',
    ]);
  });
});
