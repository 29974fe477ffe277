import { describe, expect, it } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { repeatedFailureSaysNothing } from '../../server/faults/outside/repeatedFailureSaysNothing.ts';
import type { Hook } from '../../server/Hook.ts';
import { onRequest } from '../../server/hooks/onRequest.ts';
import { onStatus } from '../../server/hooks/onStatus.ts';
import { member } from '../../server/records/member.ts';
import { failuresNameOperation } from '../../server/variants/failuresNameOperation.ts';
import { numeric } from '../../specs/numeric.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';
import { edited, sentId, without } from './editing.ts';
import { judged, notPassed } from './judged.ts';
import { type Row, redOn } from './redOn.ts';
import { refuse, writeFault } from './writeFault.ts';

const provider = 'ShippingProviderUpdate';
const providers = [provider, 'ShippingProviderGet'];
const companies = ['CompanyUpdate', 'CompanyGet'];

const faults: readonly Row[] = [
  [
    'an unknown action that is refused after the record was changed',
    writeFault(provider, 'json', ({ request, action, next }) => {
      if (action === 'Assay') next({ ...request, mvRecordAction: 'Update' });
      return next(request);
    }),
    providers,
    [`json/${provider}/ACT-7 warned`],
  ],
  [
    'an insert that must not name an application',
    writeFault('CompanyUpdate', 'soap12', ({ request, action, next }) =>
      action === 'Insert' && request.mvInsertUpdateDeleteSourceApplication !== undefined
        ? refuse('This application may not insert.')
        : next(request),
    ),
    companies,
    ['soap12/CompanyUpdate/ACT-8 failed'],
  ],
  [
    'an update that must not name an application',
    writeFault('PurchaseOrderUpdate', 'json', ({ request, action, next }) =>
      action === 'Update' && request.mvInsertUpdateDeleteSourceApplication !== undefined
        ? refuse('This application may not update.')
        : next(request),
    ),
    ['PurchaseOrderUpdate'],
    ['json/PurchaseOrderUpdate/ACT-8/update failed'],
  ],
  [
    'a delete of discounts that must name an application',
    writeFault('DiscountDelete', 'csv', ({ request, next }) =>
      request.mvInsertUpdateDeleteSourceApplication === undefined
        ? refuse('mvInsertUpdateDeleteSourceApplication is missing.')
        : next(request),
    ),
    ['DiscountDelete'],
    ['csv/DiscountDelete/ACT-8 warned'],
  ],
  [
    'a re-opening that must not name an application',
    writeFault('WorkOrderReOpen', 'xml', ({ request, next }) =>
      request.mvInsertUpdateDeleteSourceApplication === undefined
        ? next(request)
        : refuse('Not by applications.'),
    ),
    ['WorkOrderReOpen'],
    ['xml/WorkOrderReOpen/ACT-8 failed'],
  ],
  [
    'a Get that takes no status',
    writeFault('SalesOrderGet', 'jsv', ({ request, next }) =>
      request.mvSalesOrderStatus === undefined ? next(request) : refuse('mvSalesOrderStatus is not known.'),
    ),
    ['SalesOrderGet'],
    ['jsv/SalesOrderGet/ACT-10 failed'],
  ],
  [
    'an insert that wants an optional member',
    writeFault('CompanyUpdate', 'json', ({ request, next }) =>
      request.associateCompanyWithDefaultDocumentTypes === undefined
        ? refuse('associateCompanyWithDefaultDocumentTypes is missing.')
        : next(request),
    ),
    ['CompanyUpdate'],
    ['json/CompanyUpdate/ACT-10 failed'],
  ],
  [
    'a return of materials that takes no comments',
    writeFault('WorkOrderReturnMaterials', 'soap11', ({ request, next }) =>
      request.Comments === undefined ? next(request) : refuse('There is no room for comments.'),
    ),
    ['WorkOrderReturnMaterials'],
    ['soap11/WorkOrderReturnMaterials/ACT-10 failed'],
  ],
  [
    'a missing action that inserts',
    writeFault(provider, 'csv', ({ request, action, next }) =>
      next(action === '' ? { ...request, mvRecordAction: 'Insert' } : request),
    ),
    providers,
    [`csv/${provider}/ACT-11/missing warned`],
  ],
  [
    'an unknown action that inserts',
    writeFault('CompanyUpdate', 'xml', ({ request, action, next }) =>
      next(action === 'Assay' ? { ...request, mvRecordAction: 'Insert' } : request),
    ),
    companies,
    ['xml/CompanyUpdate/ACT-11 warned'],
  ],
  [
    'a shipping provider of which the non-empty fields can not be updated',
    writeFault(provider, 'jsv', ({ request, action, next }) =>
      action === 'InsertOrUpdateNonEmptyFields' ? refuse('This action is not for carriers.') : next(request),
    ),
    providers,
    [`jsv/${provider}/SP-1 failed`],
  ],
  [
    'an update of a shipping provider that gives it another id',
    writeFault(provider, 'json', ({ request, action, next, store }) => {
      const result = next(request);
      if (action !== 'Update') return result;
      const old = sentId(request, 'mvShippingProvider', 'ShippingProviderId');
      const moved = store.shippingProviders.insert((id) => ({
        ...(member.record(result, 'mvShippingProvider') ?? {}),
        ShippingProviderId: numeric(id),
      }));
      store.shippingProviders.put(old, store.shippingProviders.get(old) ?? {});
      return { mvShippingProvider: moved, entityID: moved.ShippingProviderId };
    }),
    providers,
    [`json/${provider}/SP-1 failed`],
  ],
  [
    'an integration update that can not be inserted or updated in one',
    writeFault('IntegrationUpdateUpdate', 'soap11', ({ request, action, next }) =>
      action === 'InsertOrUpdate' ? refuse('Say which of the two.') : next(request),
    ),
    ['IntegrationUpdateUpdate'],
    ['soap11/IntegrationUpdateUpdate/IU-1 failed'],
  ],
  [
    'an update of an integration update that echoes what was before',
    writeFault('IntegrationUpdateUpdate', 'csv', ({ request, action, next, store }) => {
      const before = store.integrationUpdates.get(
        sentId(request, 'mvIntegrationUpdate', 'IntegrationUpdateID'),
      );
      const result = next(request);
      return action === 'Update' && before !== undefined
        ? { ...result, mvIntegrationUpdate: before }
        : result;
    }),
    ['IntegrationUpdateUpdate'],
    ['csv/IntegrationUpdateUpdate/IU-1/echo warned'],
  ],
  [
    'a bundle that is inserted with other quantities',
    writeFault('ProductBundleUpdate', 'jsv', ({ request, action, next }) => {
      if (action !== 'Insert') return next(request);
      return edited(next(request), 'ProductBundleDetails', (bundle) => ({
        ...bundle,
        IncludedProducts: member
          .records(bundle, 'IncludedProducts')
          .map((row) => ({ ...row, QuantityInBundle: numeric(4) })),
      }));
    }),
    ['ProductBundleUpdate'],
    ['jsv/ProductBundleUpdate/PB-1 failed'],
  ],
  [
    'a bundle whose products can not be updated',
    writeFault('ProductBundleUpdate', 'json', ({ request, action, next }) =>
      action === 'Update'
        ? next(edited(request, 'ProductBundleDetails', (bundle) => without(bundle, 'IncludedProducts')))
        : next(request),
    ),
    ['ProductBundleUpdate'],
    ['json/ProductBundleUpdate/PB-1/update failed'],
  ],
];

describe('a defect is found and blamed on its clause alone', () => {
  it.each(faults.map((row) => [row[0], row] as const))('%s', async (_, row) => {
    expect(await redOn(row)).toEqual([...row[3]].sort());
  });
});

describe('a call that fails with optional members as without', () => {
  const saying = (words: (message: string) => string): Hook =>
    onStatus({ outcome: 'failure' }, (status) => ({
      ...status,
      Message: words(member.text(status, 'Message')),
    }));
  const label = ['ShippingInformationCreateLabel'];

  it.each<[string, Hook | undefined]>([
    ['the operation whose name begins as that of a member', failuresNameOperation.hook],
    ['a member in every message', saying((message) => `${message} ShippingInfo was not looked at.`)],
  ])('may name %s', async (_, hook) => {
    if (hook === undefined) throw new Error('the variant has no hook');
    const verdicts = await judged(['ACT-8', 'ACT-10'], { hooks: [hook], formats: ['json'] });
    expect(notPassed(verdicts)).toEqual({});
  });

  it('is not judged where the same call fails in another way each time', async () => {
    const hooks = [repeatedFailureSaysNothing.hook];
    const verdicts = await judged(['ACT-8', 'ACT-10'], { hooks, formats: ['json'] });
    const others = Object.values(notPassed(verdicts));
    expect(others.length).toBeGreaterThan(3);
    expect(new Set(others)).toEqual(new Set(['blocked control']));
  });

  it('tells the member that was sent, and what is said without it', async () => {
    const hook = onRequest(['WorkOrderReturnMaterials'], (request) =>
      member.has(request, 'Comments') ? refuse('') : request,
    );
    const plan = planRun({
      formats: ['json'],
      operations: ['WorkOrderReturnMaterials'],
      clauses: ['ACT-10'],
      cases: [],
    });
    const verdicts = await judgeInProcess(createServer({ hooks: [hook] }), plan);
    const found = verdicts.find(({ id }) => id === 'json/WorkOrderReturnMaterials/ACT-10');
    expect(found).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/^the call fails for another reason with .*Comments/),
      expected: expect.stringMatching(/^what it says without the optional members: ".+"$/),
    });
  });

  it('names what it was refused for, letter case apart', async () => {
    const hook = onRequest(label, (request) =>
      member.has(request, 'ShippingInfo') ? request : refuse('"shippinginfo": missing.'),
    );
    expect(await redOn(['a label that wants ShippingInfo', hook, label, []])).toEqual([
      'json/ShippingInformationCreateLabel/ACT-10 failed',
    ]);
  });
});
