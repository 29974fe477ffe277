import { describe, expect, it } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { allFaults } from '../../server/faults.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';

const boxes = ['DashboardBoxGet'];
const companies = ['CompanyUpdate', 'CompanyGet', 'CompanyDelete'];
const providers = ['ShippingProviderUpdate', 'ShippingProviderGet'];

describe('what a broken clause spoils for another is not held against that one', () => {
  it.each<[string, readonly Format[], readonly string[], readonly string[], readonly string[]]>([
    ['formatRefused', ['json'], boxes, ['FMT-*'], ['json/DashboardBoxGet/FMT-7/query']],
    [
      'deletedShownTwice',
      ['json', 'csv'],
      companies,
      ['GET-5', 'GET-9', 'DEL-1'],
      ['csv/CompanyGet/GET-9/deleted', 'json/CompanyGet/GET-9/deleted'],
    ],
    [
      'namesOfSoapCutInJsv',
      ['jsv', 'soap12'],
      providers,
      ['TYP-12', 'XF-2'],
      ['soap12+jsv/ShippingProviderGet/XF-2'],
    ],
    [
      'bundleTextsStay',
      ['json', 'soap12'],
      ['ProductBundleUpdate'],
      ['ACT-*', 'PB-1', 'XF-*'],
      [
        'json/ProductBundleUpdate/ACT-2',
        'json/ProductBundleUpdate/ACT-2/echo',
        'soap12/ProductBundleUpdate/ACT-2',
        'soap12/ProductBundleUpdate/ACT-2/echo',
      ],
    ],
    [
      'addressLinesStay',
      ['json'],
      companies,
      ['ACT-*', 'XF-*'],
      ['json/CompanyUpdate/ACT-2', 'json/CompanyUpdate/ACT-2/echo'],
    ],
    // The comments of the record beside it are no altered text (TYP-12).
    ['neighbourUpdatedToo', formats, companies, ['ACT-6', 'TYP-12'], ['all/CompanyUpdate/ACT-6/sequence']],
    // The copies that Update makes are not those of InsertOrUpdate (ACT-3).
    [
      'updateMakesAnother',
      ['json', 'xml'],
      companies,
      ['ACT-*'],
      ['json/CompanyUpdate/ACT-2', 'xml/CompanyUpdate/ACT-2'],
    ],
    // What an InsertOrUpdate wrote elsewhere is nothing to keep (ACT-4).
    [
      'insertOrUpdateInserts',
      ['json'],
      ['IntegrationUpdateUpdate'],
      ['ACT-*'],
      ['json/IntegrationUpdateUpdate/ACT-3/updates'],
    ],
    [
      'documentTakesNewestId',
      ['json', 'jsv'],
      ['DocumentUpdate', 'ShippingInformationUpdate', 'ShippingInformationCreateLabel'],
      ['ACT-1', 'SHP-1'],
      ['json/DocumentUpdate/ACT-1/new', 'jsv/DocumentUpdate/ACT-1/new'],
    ],
    // What is refused once and taken when it is made again hides nothing, and breaks ACT-1 if it comes again by a rule.
    [
      'insertsBehindFailures',
      ['json', 'csv'],
      ['CompanyUpdate', 'CompanyGet'],
      ['ACT-1', 'ACT-6', 'ENV-*', 'TYP-12', 'XF-*'],
      ['csv/CompanyUpdate/ACT-1'],
    ],
    ['companyNameStays', ['json'], companies, ['ACT-*', 'XF-*'], ['all/CompanyUpdate/ACT-6/sequence']],
    // A look of eight companies that lacks an older one than it shows does not tell that a delete took that away (DEL-1).
    ['companiesCapped', formats, companies, [], ['json/CompanyGet/GET-5/all']],
    // A date is known to stay by the echo of the next update alone.
    ...[
      ['orderDatesStay', false] as const,
      ['orderPricesStay', true] as const,
      ['orderReferenceStays', true] as const,
      ['orderQuantitiesStay', true] as const,
      ['orderAddressesStay', true] as const,
    ].map(
      ([name, isInEcho]): [
        string,
        readonly Format[],
        readonly string[],
        readonly string[],
        readonly string[],
      ] => [
        name,
        ['json', 'csv'],
        ['PurchaseOrderUpdate'],
        ['ACT-*', 'PO-*', 'TYP-*'],
        [
          'csv/PurchaseOrderUpdate/ACT-2',
          ...(isInEcho ? ['csv/PurchaseOrderUpdate/ACT-2/echo'] : []),
          'json/PurchaseOrderUpdate/ACT-2',
          ...(isInEcho ? ['json/PurchaseOrderUpdate/ACT-2/echo'] : []),
        ],
      ],
    ),
    [
      'outside/addressesAllTheLast',
      ['json'],
      ['DocumentUpdate', 'PurchaseOrderUpdate'],
      ['ACT-*', 'DOC-*', 'PO-*', 'TYP-*'],
      ['json/DocumentUpdate/ACT-1/new', 'json/PurchaseOrderUpdate/ACT-1/new'],
    ],
    // It finds no company by its long comments: by a part of them it does, so that the field is searched by (FLT-5).
    [
      'outside/searchValueCut',
      formats,
      companies,
      [],
      formats.map((format) => `${format}/CompanyGet/FLT-1/renamed`).sort(),
    ],
    [
      'searchValueCutAtComma',
      ['json', 'xml', 'soap11'],
      ['CompanyGet', 'DiscountGet'],
      ['FLT-*', 'GET-*', 'XF-*'],
      ['json', 'soap11', 'xml'].flatMap((format) =>
        ['CompanyGet', 'DiscountGet'].map((name) => `${format}/${name}/FLT-1`),
      ),
    ],
  ])('%s', async (name, some, operations, clauses, red) => {
    const fault = allFaults.get(name);
    if (fault === undefined) throw new Error(`${name} is no fault`);
    const plan = planRun({ formats: some, operations, clauses, cases: [] });
    const verdicts = await judgeInProcess(createServer({ hooks: [fault.hook] }), plan);
    const found = verdicts.filter(({ status }) => ['failed', 'warned', 'errored'].includes(status));
    expect(found.map(({ id }) => id).sort()).toEqual(red);
  });
});
