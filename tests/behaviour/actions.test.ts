import { describe, expect, it } from 'vitest';
import { arrangement } from '../../server/arrangement.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import { onAnswerMembers } from '../../server/hooks/onAnswerMembers.ts';
import { member } from '../../server/records/member.ts';
import { variants } from '../../server/variants.ts';
import { formats } from '../../specs/Format.ts';
import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';
import { edited, idText, restoring, sentId, without } from './editing.ts';
import { type Row, redOn } from './redOn.ts';
import { refuse, writeFault } from './writeFault.ts';

it('the reference server keeps the clauses about record actions', async () => {
  const plan = planRun({
    formats,
    operations: [],
    clauses: ['ACT-*', 'SP-1', 'IU-1', 'PB-1', 'EVT-*'],
    cases: [],
  });
  const verdicts = await judgeInProcess(createServer(), plan);
  const others = verdicts.filter(({ status, clause }) => status !== 'passed' && clause !== 'EVT-2');
  expect(others.map(({ id, status, message }) => `${id} ${status} ${message}`)).toEqual([]);
});

const provider = 'ShippingProviderUpdate';
const providers = [provider, 'ShippingProviderGet'];
const companies = ['CompanyUpdate', 'CompanyGet'];

const faults: readonly Row[] = [
  [
    'an insert in jsv that forgets a service',
    writeFault(provider, 'jsv', ({ request, action, next }) => {
      const services = (record: RecordValue) => member.records(record, 'ShippingProviderServices');
      return action === 'Insert'
        ? edited(next(request), 'mvShippingProvider', (record) => ({
            ...record,
            ShippingProviderServices: services(record).slice(1),
          }))
        : next(request);
    }),
    providers,
    [`jsv/${provider}/ACT-1 failed`, `jsv/${provider}/ACT-1/new failed`],
  ],
  [
    'an insert in xml that makes two',
    writeFault('CompanyUpdate', 'xml', ({ request, action, next }) => {
      if (action === 'Insert') next(request);
      return next(request);
    }),
    companies,
    ['xml/CompanyUpdate/ACT-1/once failed'],
  ],
  [
    'an InsertOrUpdate in csv that makes two, or copies what is there',
    writeFault(provider, 'csv', ({ request, action, next }) => {
      if (action === 'InsertOrUpdate')
        next(
          edited({ ...request, mvRecordAction: 'Insert' }, 'mvShippingProvider', (one) =>
            without(one, 'ShippingProviderId'),
          ),
        );
      return next(request);
    }),
    providers,
    [`csv/${provider}/ACT-3/inserts failed`, `csv/${provider}/ACT-3/updates failed`],
  ],
  [
    'inserts in json under one id for all',
    writeFault('DocumentUpdate', 'json', ({ request, action, next }) => {
      const result = next(request);
      if (action !== 'Insert') return result;
      return {
        ...edited(result, 'mvDocument', (one) => ({ ...one, DocumentId: numeric(7) })),
        entityID: numeric(7),
      };
    }),
    ['DocumentUpdate'],
    ['json/DocumentUpdate/ACT-1/new failed'],
  ],
  [
    'an update in csv that is answered, and not stored',
    writeFault('CompanyUpdate', 'csv', ({ request, action, next, store }) =>
      action === 'Update'
        ? restoring(store.companies, sentId(request, 'mvCompany', 'CompanyId'), () => next(request))
        : next(request),
    ),
    companies,
    ['csv/CompanyUpdate/ACT-2 failed'],
  ],
  [
    'an update of orders in xml that keeps the comments',
    writeFault('PurchaseOrderUpdate', 'xml', ({ request, action, next }) =>
      action === 'Update'
        ? next(edited(request, 'mvPurchaseOrder', (one) => without(one, 'PurchaseOrderComments')))
        : next(request),
    ),
    ['PurchaseOrderUpdate'],
    ['xml/PurchaseOrderUpdate/ACT-2 failed', 'xml/PurchaseOrderUpdate/ACT-2/echo warned'],
  ],
  [
    'an update of bundles that is refused',
    writeFault('ProductBundleUpdate', 'soap12', ({ request, action, next }) =>
      action === 'Update' ? refuse('Bundles cannot be updated.') : next(request),
    ),
    ['ProductBundleUpdate'],
    ['soap12/ProductBundleUpdate/PB-1/update failed'],
  ],
  ...(['json', 'csv'] as const).map(
    (format): Row => [
      `an InsertOrUpdate of bundles in ${format} that is refused: what the Update changed is kept`,
      writeFault('ProductBundleUpdate', format, ({ request, action, next }) =>
        action === 'InsertOrUpdate' ? refuse('Insert or update, not both.') : next(request),
      ),
      ['ProductBundleUpdate'],
      [
        `${format}/ProductBundleUpdate/ACT-3/inserts warned`,
        `${format}/ProductBundleUpdate/ACT-3/updates warned`,
      ],
    ],
  ),
  [
    'an InsertOrUpdate of bundles that changes nothing',
    writeFault('ProductBundleUpdate', 'json', ({ request, action, next, store }) => {
      const id = sentId(request, 'ProductBundleDetails', 'BundleProductID');
      const stored = store.bundles.get(id);
      return action === 'InsertOrUpdate' && stored !== undefined
        ? next({ ...request, ProductBundleDetails: stored })
        : next(request);
    }),
    ['ProductBundleUpdate'],
    ['json/ProductBundleUpdate/ACT-3/updates warned'],
  ],
  [
    'a bundle whose updates show what was there before them',
    writeFault('ProductBundleUpdate', 'json', ({ request, next, store }) => {
      const id = sentId(request, 'ProductBundleDetails', 'BundleProductID');
      const before = store.bundles.get(id);
      const result = next(request);
      return before === undefined ? result : { ...result, ProductBundleDetails: before };
    }),
    ['ProductBundleUpdate'],
    [
      'json/ProductBundleUpdate/ACT-2/echo warned',
      'json/ProductBundleUpdate/ACT-3/updates warned',
      'json/ProductBundleUpdate/ACT-4/echo warned',
    ],
  ],
  [
    'InsertOrUpdate in soap11 that inserts what is there',
    writeFault(provider, 'soap11', ({ request, action, next }) =>
      next(action === 'InsertOrUpdate' ? { ...request, mvRecordAction: 'Insert' } : request),
    ),
    providers,
    [`soap11/${provider}/ACT-3/updates failed`],
  ],
  [
    'InsertOrUpdate that refuses what is not there',
    writeFault('IntegrationUpdateUpdate', 'json', ({ request, action, next }) =>
      next(action === 'InsertOrUpdate' ? { ...request, mvRecordAction: 'Update' } : request),
    ),
    ['IntegrationUpdateUpdate'],
    ['json/IntegrationUpdateUpdate/ACT-3/inserts failed'],
  ],
  [
    'an update of the non-empty fields in xml that empties the others',
    writeFault(provider, 'xml', ({ request, action, next }) =>
      next(
        action === 'InsertOrUpdateNonEmptyFields'
          ? { ...request, mvRecordAction: 'InsertOrUpdate' }
          : request,
      ),
    ),
    providers,
    [`xml/${provider}/ACT-4/updates failed`],
  ],
  [
    'an update of what does not exist that makes it',
    writeFault('CompanyUpdate', 'jsv', ({ request, action, next, store }) => {
      const isThere = store.companies.get(sentId(request, 'mvCompany', 'CompanyId')) !== undefined;
      return next(action === 'Update' && !isThere ? { ...request, mvRecordAction: 'Insert' } : request);
    }),
    companies,
    [
      'jsv/CompanyUpdate/ACT-5 warned',
      'jsv/CompanyUpdate/ACT-5/makes-none failed',
      'jsv/CompanyUpdate/ACT-5/names-none failed',
    ],
  ],
  [
    'an update of what does not exist that fails, and makes it',
    writeFault(provider, 'csv', ({ request, action, next, store }) => {
      const isThere = store.shippingProviders.get(
        sentId(request, 'mvShippingProvider', 'ShippingProviderId'),
      );
      if (action === 'Update' && isThere === undefined) next({ ...request, mvRecordAction: 'Insert' });
      return next(request);
    }),
    providers,
    [`csv/${provider}/ACT-5/makes-none failed`],
  ],
  [
    'a Get in csv that shows comments in capitals',
    onAnswerMembers({ formats: ['csv'], operations: ['CompanyGet'] }, (members) => ({
      ...members,
      mvCompanies: member
        .records(members, 'mvCompanies')
        .map((one) => ({ ...one, CompanyComments: member.text(one, 'CompanyComments').toUpperCase() })),
    })),
    companies,
    ['csv/CompanyGet/ACT-6 failed'],
  ],
  [
    'an insert that is answered and not stored',
    writeFault('CompanyUpdate', 'json', ({ request, action, next, store }) => {
      const result = next(request);
      if (action === 'Insert') store.companies.remove(Number(idText(result.entityID)));
      return result;
    }),
    ['CompanyGet'],
    ['json/CompanyGet/ACT-6 failed', 'json/CompanyGet/ACT-6/bare failed'],
  ],
];

describe('a defect is found and blamed on its clause alone', () => {
  it.each(faults.map((row) => [row[0], row] as const))('%s', async (_, row) => {
    expect(await redOn(row)).toEqual([...row[3]].sort());
  });
});

describe('a refused insert', () => {
  const refusing = (actions: RegExp) =>
    writeFault('CompanyUpdate', null, ({ action, request, next }) =>
      actions.test(action) ? refuse('There are companies enough.') : next(request),
    );
  const plan = planRun({
    formats: ['json', 'xml'],
    operations: ['CompanyUpdate'],
    clauses: ['ACT-*'],
    cases: [],
  });
  const judged = async (samples: Record<string, object>, actions = /^Insert/) => {
    const server = createServer({ hooks: [refusing(actions)] });
    const given = { ...fixtures(server.store), samples };
    const verdicts = await judgeInProcess(server, plan, { fixtures: given });
    return new Set(verdicts.map(({ id, status, cause }) => `${/ACT-\d+/.exec(id)?.[0]} ${status} ${cause}`));
  };

  it('blocks, since servers may validate', async () => {
    const found = await judged({});
    expect(found).toContain('ACT-1 blocked control');
    expect([...found].filter((one) => /failed|errored/.test(one))).toEqual([]);
  });

  it('fails ACT-1 where InsertOrUpdate of the same record is taken, and blocks the rest by it', async () => {
    const found = await judged({}, /^Insert$/);
    expect(found).toContain('ACT-1 failed undefined');
    expect(found).toContain('ACT-2 blocked clause:ACT-1');
    expect([...found].filter((one) => /failed|errored/.test(one))).toEqual(['ACT-1 failed undefined']);
  });

  it('fails ACT-1 where a bundle is taken without the flag that was false, and blocks the rest by it', async () => {
    const flag = 'forceSkuUpdateEvenIfUsedInDocuments';
    const flagWanted = writeFault('ProductBundleUpdate', null, ({ request, next }) =>
      request[flag] === false ? refuse(`${flag} is missing.`) : next(request),
    );
    const bundles = planRun({
      formats: ['json', 'csv'],
      operations: ['ProductBundleUpdate'],
      clauses: ['ACT-*', 'PB-1'],
      cases: [],
    });
    const verdicts = await judgeInProcess(createServer({ hooks: [flagWanted] }), bundles);
    const found = verdicts.filter(({ status }) => status !== 'blocked' && status !== 'passed');
    expect(found.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'json/ProductBundleUpdate/ACT-1 failed',
      'csv/ProductBundleUpdate/ACT-1 failed',
    ]);
    expect(verdicts.find(({ id }) => id === 'json/ProductBundleUpdate/PB-1')?.cause).toBe('clause:ACT-1');
  });

  it("fails ACT-1 after the operator's own sample, and blocks the rest by it", async () => {
    const found = await judged({ mvCompany: { CompanyCurrency: 'EUR' } });
    expect(found).toContain('ACT-1 failed undefined');
    expect(found).toContain('ACT-2 blocked clause:ACT-1');
    expect([...found].filter((one) => one.includes('failed'))).toEqual(['ACT-1 failed undefined']);
  });

  it('fails ACT-1 after a sample with a name, a text and empty members, which no target insists on', async () => {
    const found = await judged({
      mvCompany: {
        CompanyName: 'Attica Ltd',
        CompanyComments: 'Main office',
        CompanyPhone: '',
        CompanyEmail: null,
      },
    });
    expect(found).toContain('ACT-1 failed undefined');
  });

  it.each([
    ['a number', { CompanyCurrency: 'EUR', CompanyTimeZoneOffsetInMinutes: 45 }],
    ['a member that the document does not show', { CompanyRegion: 'South' }],
    ['a member of a record within it', { CompanyAddress: { AddressLine1: 'Ermou 1' } }],
  ])('blocks where Assay sent another value than the sample: %s', async (_, mvCompany) => {
    const found = await judged({ mvCompany });
    expect(found).toContain('ACT-1 blocked control');
    expect([...found].filter((one) => /failed|errored|clause:ACT-1/.test(one))).toEqual([]);
  });
});

describe('what may be refused of an order or a document, or kept in part, is held against nobody', () => {
  it.each(['orderTermsFixed', 'oneAddressOnly', 'oneAddressKept'])('%s', async (name) => {
    const variant = variants.get(name);
    if (variant === undefined) throw new Error(`no variant is named ${name}`);
    const operations = ['DocumentUpdate', 'PurchaseOrderUpdate'];
    const plan = planRun({
      formats: ['json', 'xml'],
      operations,
      clauses: ['ACT-1', 'ACT-2', 'PO-*'],
      cases: [],
    });
    const verdicts = await judgeInProcess(createServer(arrangement([variant])), plan);
    expect(verdicts.filter(({ status }) => ['failed', 'warned', 'errored'].includes(status))).toEqual([]);
    const updates = verdicts.filter(({ clause, id }) => clause === 'ACT-2' && id.endsWith('ACT-2'));
    expect(updates.map(({ status }) => status)).toEqual(['passed', 'passed']);
  });
});

describe('members that a layout may have lost are nobody’s breach', () => {
  it.each(['xmlItemNames', 'xmlOrdinalNeeded', 'xmlNamespaces'])(
    '%s, with nothing known of it',
    async (name) => {
      const variant = variants.get(name);
      if (variant === undefined) throw new Error(`no variant is named ${name}`);
      const server = createServer(arrangement([variant]));
      const plan = planRun({
        formats: ['json', 'xml', 'soap11'],
        operations: [...companies, ...providers],
        clauses: ['ACT-*', 'SP-1'],
        cases: [],
      });
      const verdicts = await judgeInProcess(server, plan);
      expect(verdicts.filter(({ status }) => ['failed', 'warned', 'errored'].includes(status))).toEqual([]);
      expect(verdicts.some(({ format, status }) => format === 'json' && status === 'blocked')).toBe(false);
    },
  );
});
