import { describe, expect, it } from 'vitest';
import type { Fixtures } from '../../config/Settings.ts';
import { flagNotKept } from '../../server/faults/flagNotKept.ts';
import { rowsLostByUpdate } from '../../server/faults/outside/rowsLostByUpdate.ts';
import { refusedReceiptReceivesFirst } from '../../server/faults/refusedReceiptReceivesFirst.ts';
import { supplierIdOfExamplesUnknown } from '../../server/faults/supplierIdOfExamplesUnknown.ts';
import type { Hook } from '../../server/Hook.ts';
import { onRequest } from '../../server/hooks/onRequest.ts';
import { onSuccess } from '../../server/hooks/onSuccess.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { member } from '../../server/records/member.ts';
import { documentEchoIsRequestAlone } from '../../server/variants/documentEchoIsRequestAlone.ts';
import { isDateTime } from '../../specs/datetime.ts';
import { formats } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { numeric } from '../../specs/numeric.ts';
import { judged, notPassed } from './judged.ts';

const refuse = (message: string): never => {
  throw new OperationFailure(message);
};

describe('DOC-2, on servers that keep the rule', () => {
  it('is passed where updates of documents are refused', async () => {
    const hook = onRequest(['DocumentUpdate'], (request) =>
      member.text(request, 'mvRecordAction') === 'Update' ? refuse('Documents stay as they are.') : request,
    );
    expect(notPassed(await judged(['DOC-2'], { hooks: [hook] }))).toEqual({});
  });

  it('is judged by an upsert where the answer of an Update is the request, which is a warning', async () => {
    const hook = onSuccess(['DocumentUpdate'], (result, request) =>
      member.text(request, 'mvRecordAction') === 'Update'
        ? { ...result, mvDocument: request.mvDocument }
        : result,
    );
    expect(notPassed(await judged(['DOC-2'], { hooks: [hook], formats: ['json'] }))).toEqual({
      'json/DocumentUpdate/DOC-2/echo': 'warned',
    });
  });

  it('is not failed where Update alone answers with the request, and upserts with what is stored', async () => {
    const { hook } = documentEchoIsRequestAlone;
    if (hook === undefined) throw new Error('the variant has no hook');
    const formats = ['json', 'xml'] as const;
    const verdicts = notPassed(await judged(['DOC-2'], { hooks: [hook], formats }));
    expect(Object.values(verdicts)).not.toContain('failed');
    expect(Object.keys(verdicts).filter((id) => id.endsWith('DOC-2'))).toEqual([]);
    const lost = await judged(['DOC-2'], { hooks: [hook, rowsLostByUpdate.hook], formats });
    expect([...lost].filter(([, status]) => status === 'failed')).toHaveLength(1);
  });
});

describe('where the periods of earlier years are closed', () => {
  const dates = { DocumentUpdate: 'DocumentDate', PurchaseOrderUpdate: 'PurchaseOrderDate' };
  const closed = onRequest(Object.keys(dates), (request, _, { operation }) => {
    const name = operation?.name === 'DocumentUpdate' ? 'DocumentUpdate' : 'PurchaseOrderUpdate';
    const date = member.record(request, operation?.record ?? '')?.[dates[name]];
    const isClosed = isDateTime(date) && date.ms < Date.UTC(2026, 0, 1);
    return isClosed ? refuse('This period is closed.') : request;
  });
  const options = { hooks: [closed], formats: ['json', 'soap11'] } as const;

  it('what needs a document or an order can be judged by no date of ours', async () => {
    const verdicts = await judged(['DOC-2', 'PO-3', 'PO-5'], options);
    expect([...verdicts.values()].filter((verdict) => !verdict.startsWith('blocked'))).toEqual([]);
  });

  it('all of it is judged by the dates of samples', async () => {
    const day = '2026-06-15T10:30:00';
    const samples = { mvDocument: { DocumentDate: day }, mvPurchaseOrder: { PurchaseOrderDate: day } };
    const change = (given: Fixtures): Fixtures => ({ ...given, samples });
    expect(notPassed(await judged(['DOC-2', 'PO-3', 'PO-5'], { ...options, change }))).toEqual({});
  });
});

describe('purchase orders', () => {
  const nothingArrives = onRequest(['PurchaseOrderUpdate'], (request) =>
    member.text(request, 'mvRecordAction') === 'ReceiveItems' ? refuse('A bill is missing.') : request,
  );

  it('a refusal of items is a refused control, also beside a sample, which vouches for the insert alone', async () => {
    const without = await judged(['PO-5', 'PO-6'], { hooks: [nothingArrives], formats: ['json'] });
    expect(notPassed(without)).toEqual({
      'json/PurchaseOrderUpdate/PO-5': 'blocked control',
      'json/PurchaseOrderUpdate/PO-5/kept': 'blocked control',
      'json/PurchaseOrderUpdate/PO-5/one-row': 'blocked control',
      'json/PurchaseOrderUpdate/PO-6': 'blocked control',
    });
    const sampled = await judged(['PO-5'], {
      hooks: [nothingArrives],
      formats: ['json'],
      change: (given) => ({ ...given, samples: { mvPurchaseOrder: { PurchaseOrderCurrencyCode: 'EUR' } } }),
    });
    expect(notPassed(sampled)).toEqual({
      'json/PurchaseOrderUpdate/PO-5': 'blocked control',
      'json/PurchaseOrderUpdate/PO-5/kept': 'blocked control',
      'json/PurchaseOrderUpdate/PO-5/one-row': 'blocked control',
    });
  });

  it('an order that no supplier makes lawful is blocked both ways', async () => {
    const hook = onRequest(['PurchaseOrderUpdate'], () => refuse('No orders today.'));
    expect(notPassed(await judged(['PO-3'], { hooks: [hook], formats: ['json'] }))).toEqual({
      'json/PurchaseOrderUpdate/PO-3/by-id': 'blocked control',
      'json/PurchaseOrderUpdate/PO-3/by-name': 'blocked control',
    });
  });

  it('a format in which the record is not read is blocked by its layout', async () => {
    const blank = onRequest(['PurchaseOrderUpdate'], (request, _, { format }) =>
      format === 'xml' && isRecord(request.mvPurchaseOrder)
        ? {
            ...request,
            mvPurchaseOrder: {
              PurchaseOrderId: numeric(0),
              PurchaseOrderNo: 'none',
              PurchaseOrderStatus: 'Pending',
              PurchaseOrderSupplierID: numeric(1),
            },
          }
        : request,
    );
    const verdicts = await judged(['PO-*'], { hooks: [blank], formats: ['json', 'xml'] });
    const inXml = [...verdicts].filter(([id]) => id.startsWith('xml/'));
    expect(inXml.filter(([, status]) => status !== 'blocked layout')).toEqual([]);
    expect(inXml.length).toBeGreaterThan(5);
    expect([...verdicts].filter(([id, status]) => id.startsWith('json/') && status !== 'passed')).toEqual([]);
  });

  it.each([
    ['receiveDocumentTypeId', ['PO-5', 'PO-6']],
    ['supplierName', ['PO-3/by-name']],
    ['inventoryLocationId', ['PO-2/PurchaseOrderStatus']],
  ])('without %s, what needs it is blocked by its name', async (fixture, cases) => {
    const verdicts = await judged(['PO-*'], {
      formats: ['json'],
      change: (given) => ({ ...given, [fixture]: undefined }),
    });
    const blocked = Object.fromEntries(
      cases.map((name) => [`json/PurchaseOrderUpdate/${name}`, `blocked fixture:${fixture}`]),
    );
    // What names a supplier by its id can't be told from a refusal of the name without one.
    expect(notPassed(verdicts)).toMatchObject(blocked);
    expect(
      Object.values(notPassed(verdicts)).every((status) => status === `blocked fixture:${fixture}`),
    ).toBe(true);
  });
});

describe('ACT-7, of a receipt that is refused for its second row', () => {
  const slug = 'PurchaseOrderUpdate/ACT-7/receive-items-refused';

  it('is passed where all of it is refused, in every format', async () => {
    const verdicts = await judged(['ACT-7']);
    expect(formats.map((format) => verdicts.get(`${format}/${slug}`))).toEqual(formats.map(() => 'passed'));
  });

  it('is a warning where the first row is received all the same, in that format alone', async () => {
    const verdicts = await judged(['ACT-7', 'PO-*'], { hooks: [refusedReceiptReceivesFirst.hook] });
    expect(notPassed(verdicts)).toEqual({ [`json/${slug}`]: 'warned' });
  });

  it('is not judged where far more than was ordered may be received', async () => {
    const generous = onRequest(['PurchaseOrderUpdate'], (request) => ({
      ...request,
      mvPurchaseOrder: {
        ...member.record(request, 'mvPurchaseOrder'),
        PurchaseOrderDetails: member
          .records(member.record(request, 'mvPurchaseOrder') ?? {}, 'PurchaseOrderDetails')
          .map((row) =>
            member.int(row, 'PurchaseOrderRowReceivedQuantity') > 900
              ? { ...row, PurchaseOrderRowReceivedQuantity: numeric(5) }
              : row,
          ),
      },
    }));
    const verdicts = await judged(['ACT-7'], { hooks: [generous], formats: ['json'] });
    expect(verdicts.get(`json/${slug}`)).toBe('blocked nothing');
  });
});

describe('a member that a new document loses in every format', () => {
  it('is no matter of how nested requests are laid out: what builds on documents is judged all the same', async () => {
    const found = await judged(['ACT-1', 'DOC-2', 'TYP-13'], {
      hooks: [flagNotKept.hook],
      formats: ['json', 'xml', 'csv'],
    });
    const ofDocuments = [...found].filter(([id]) => id.includes('/DocumentUpdate/'));
    expect(ofDocuments.filter(([, status]) => status.startsWith('blocked'))).toEqual([]);
    expect(ofDocuments.filter(([, status]) => status === 'failed').map(([id]) => id)).toEqual(
      expect.arrayContaining([
        'json/DocumentUpdate/ACT-1',
        'xml/DocumentUpdate/ACT-1',
        'csv/DocumentUpdate/ACT-1',
      ]),
    );
  });
});

describe('TYP-14, of the supplier as the request examples spell it', () => {
  const slug = 'PurchaseOrderUpdate/TYP-14/supplier-id-in-requests';
  const clauses = ['TYP-14', 'PO-3', 'PO-4'];

  it('is failed where that is passed over, in the formats that the document shows; PO-4 is judged', async () => {
    const { hook } = supplierIdOfExamplesUnknown;
    expect(notPassed(await judged(clauses, { hooks: [hook] }))).toEqual({
      [`json/${slug}`]: 'failed',
      [`jsv/${slug}`]: 'failed',
    });
  });

  it('is failed where that is refused, and the order is inserted once more as documented', async () => {
    const hook: Hook = (inner) => ({
      decode: (call, request) =>
        Buffer.from(request.body).includes('PurchaseOrderSupplierId')
          ? refuse('Unknown member.')
          : inner.decode(call, request),
    });
    expect(notPassed(await judged(clauses, { hooks: [hook], formats: ['json', 'xml'] }))).toEqual({
      [`json/${slug}`]: 'failed',
    });
  });

  it('is blocked where no answer shows the supplier', async () => {
    const hook = onSuccess(['PurchaseOrderUpdate'], ({ mvPurchaseOrder, ...result }) => ({
      ...result,
      mvPurchaseOrder: {
        ...(isRecord(mvPurchaseOrder) ? mvPurchaseOrder : {}),
        PurchaseOrderSupplierID: null,
      },
    }));
    expect(notPassed(await judged(['TYP-14', 'PO-4'], { hooks: [hook], formats: ['json'] }))).toEqual({
      [`json/${slug}`]: 'blocked nothing',
    });
  });
});
