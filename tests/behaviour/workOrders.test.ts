import { describe, expect, it } from 'vitest';
import type { Fixtures } from '../../config/Settings.ts';
import { returnedParts } from '../../generators/records/workOrderReturns.ts';
import { createServer } from '../../server/createServer.ts';
import type { Hook } from '../../server/Hook.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { member } from '../../server/records/member.ts';
import { batchProduct } from '../../server/store/seed/catalogue.ts';
import { materialsOfClosed } from '../../server/variants/materialsOfClosed.ts';
import { numeric } from '../../specs/numeric.ts';
import { judged, notPassed } from './judged.ts';

describe('what is returned first and then', () => {
  const one = { ProductSKU: 'A' };
  it.each([
    ['pieces', { quantity: '4' }, '1', '1'],
    ['what can not be parted', { quantity: '1' }, '1', undefined],
    ['pieces with their numbers', { quantity: '2', serials: ['S1', 'S2'] }, '1', '1'],
    ['a piece with a number', { quantity: '1', serials: ['S1'] }, '1', undefined],
    ['pieces of two batches', { quantity: '4', batches: ['B1', 'B2'] }, '1', '1'],
    ['pieces of one batch', { quantity: '4', batches: ['B1'] }, '1', '1'],
    ['less than a piece', { quantity: '0.5', batches: ['B1', 'B2'] }, '0.25', '0.25'],
    ['all of one batch', { quantity: '1', batches: ['B1'] }, '1', undefined],
  ])('%s', (_, given, first, second) => {
    const parts = returnedParts({ id: 1, sku: 'A', ...given });
    expect(parts.first).toMatchObject({ ...one, ReturnQuantity: { lexeme: first } });
    if (second === undefined) expect(parts.second).toBeUndefined();
    else expect(parts.second).toMatchObject({ ...one, ReturnQuantity: { lexeme: second } });
  });

  it('names each serial number and each batch once', () => {
    const serials = returnedParts({ id: 1, sku: 'A', quantity: '2', serials: ['S1', 'S2'] });
    expect([serials.first.ReturnSerialNumbers, serials.second?.ReturnSerialNumbers]).toEqual([
      ['S1'],
      ['S2'],
    ]);
    const batches = returnedParts({ id: 1, sku: 'A', quantity: '2', batches: ['B1', 'B2'] });
    expect([batches.first.ReturnBatchNumbers, batches.second?.ReturnBatchNumbers]).toMatchObject([
      [{ BatchNumberName: 'B1', Quantity: { lexeme: '1' } }],
      [{ BatchNumberName: 'B2', Quantity: { lexeme: '1' } }],
    ]);
  });
});

it.each([
  ['two serial numbers', { quantity: '4', serials: ['S1', 'S2', 'S3', 'S4'] }, 'ReturnSerialNumbers'],
  ['a piece of each of two batches', { quantity: '6', batches: ['B1', 'B2'] }, 'ReturnBatchNumbers'],
])('a second return of two pieces names %s', (_, given, list) => {
  const { ofTwo } = returnedParts({ id: 1, sku: 'A', ...given });
  expect(ofTwo?.ReturnQuantity).toMatchObject({ lexeme: '2' });
  expect(ofTwo?.[list]).toHaveLength(2);
});

describe('fixtures', () => {
  it('that a run used up are blocked in the next one, and nothing is failed', async () => {
    const server = createServer();
    const first = await judged(['WO-*'], { server });
    expect(notPassed(first)).toEqual({});
    const second = await judged(['WO-*'], { server, runId: 'again' });
    expect([...second.values()].filter((status) => !/^(passed|blocked)/.test(status))).toEqual([]);
    expect(second.get('json/WorkOrderReOpen/WO-2')).toBe('blocked fixture:disposable.closedWorkOrders');
    expect(second.get('json/WorkOrderDeleteFinishedGoodReceipt/WO-3')).toBe(
      'blocked fixture:disposable.finishedGoodReceipts',
    );
  });

  it('with one piece leave nothing for a second return, but one too many can be tried', async () => {
    const change = (given: Fixtures): Fixtures => ({
      ...given,
      disposable: {
        ...given.disposable,
        allocatedWorkOrders: (given.disposable?.allocatedWorkOrders ?? []).map((one) => ({
          ...one,
          quantity: '1',
          serials: [],
          batches: [],
        })),
      },
    });
    expect(notPassed(await judged(['WO-1', 'WO-4'], { formats: ['json'], change }))).toEqual({
      'json/WorkOrderReturnMaterials/WO-1/all': 'blocked nothing',
      'json/WorkOrderReturnMaterials/WO-1/allocated': 'blocked nothing',
      'json/WorkOrderReturnMaterials/WO-4': 'blocked nothing',
      'json/WorkOrderReturnMaterials/WO-4/all': 'blocked nothing',
    });
  });

  it('are the same ids as text and as numbers', async () => {
    const change = (given: Fixtures): Fixtures => ({
      ...given,
      disposable: {
        ...given.disposable,
        finishedGoodReceipts: (given.disposable?.finishedGoodReceipts ?? []).map(({ id, workOrderId }) => ({
          id: String(id),
          workOrderId: String(workOrderId),
        })),
      },
    });
    expect(notPassed(await judged(['WO-3'], { formats: ['csv'], change }))).toEqual({});
  });

  it('without a second receipt of the same work order leave its quantity unjudged', async () => {
    const change = (given: Fixtures): Fixtures => ({
      ...given,
      disposable: {
        ...given.disposable,
        finishedGoodReceipts: (given.disposable?.finishedGoodReceipts ?? []).slice(0, 6),
      },
    });
    expect(notPassed(await judged(['WO-3'], { formats: ['csv'], change }))).toEqual({
      'csv/WorkOrderDeleteFinishedGoodReceipt/WO-3/another':
        'blocked fixture:disposable.finishedGoodReceipts',
      'csv/WorkOrderDeleteFinishedGoodReceipt/WO-3/received':
        'blocked fixture:disposable.finishedGoodReceipts',
    });
  });
});

describe('a server that', () => {
  const reOpening =
    (success: boolean): Hook =>
    (inner, store) => ({
      handle: (call, request) => {
        try {
          return inner.handle(call, request);
        } catch (error) {
          const stored = store.workOrders.get(member.int(request, 'WorkOrderId'));
          const isReOpening = call.operation?.name === 'WorkOrderReOpen' && stored !== undefined && success;
          if (!isReOpening || !(error instanceof OperationFailure)) throw error;
          return { mvWorkOrder: stored, entityID: stored.WorkOrderId };
        }
      },
    });

  it('shows no quantity once nothing is allocated is blocked, not passed (WO-4/all)', async () => {
    const untold: Hook = (inner) => ({
      handle: (call, request) => {
        const result = inner.handle(call, request);
        if (call.operation?.name !== 'WorkOrderReturnMaterials') return result;
        const order = result.mvWorkOrder as typeof request;
        const WorkOrderDetails = member.records(order, 'WorkOrderDetails').map((row) => ({
          ...row,
          WorkOrderBOMRowTotalAllocatedQuantity:
            member.int(row, 'WorkOrderBOMRowTotalAllocatedQuantity') === 0
              ? null
              : (row.WorkOrderBOMRowTotalAllocatedQuantity ?? null),
        }));
        return { ...result, mvWorkOrder: { ...order, WorkOrderDetails } };
      },
    });
    expect(notPassed(await judged(['WO-4'], { formats: ['json'], hooks: [untold] }))).toEqual({
      'json/WorkOrderReturnMaterials/WO-4/all': 'blocked nothing',
    });
  });

  it('answers the re-opening of an open work order with success and leaves it alone is green', async () => {
    expect(notPassed(await judged(['WO-*'], { hooks: [reOpening(true)] }))).toEqual({});
  });

  it('opens a closed work order again that material was returned to is green, whatever it calls closed', async () => {
    const { choices = {}, hook } = materialsOfClosed;
    const server = createServer({ choices, hooks: hook === undefined ? [] : [hook] });
    expect(notPassed(await judged(['WO-*'], { server, formats: ['json'] }))).toEqual({
      'json/WorkOrderReOpen/WO-2/known': 'blocked nothing',
    });
  });

  it('leaves an open work order alone is not told from one where the fixtures have it changed in between', async () => {
    const change = (given: Fixtures): Fixtures => {
      const [first, , , fourth] = given.disposable?.allocatedWorkOrders ?? [];
      if (first === undefined || fourth === undefined) throw new Error('there are six');
      const shared = [
        first,
        { ...first, id: String(first.id), sku: batchProduct.sku, quantity: '8', serials: [], batches: [] },
      ];
      return {
        ...given,
        openWorkOrders: [first.id],
        disposable: { ...given.disposable, allocatedWorkOrders: shared },
      };
    };
    const verdicts = await judged(['WO-*'], {
      hooks: [reOpening(true)],
      formats: ['json', 'jsv'],
      change,
    });
    const [open, known] = ['openWorkOrders', 'disposable.allocatedWorkOrders'].map(
      (name) => `blocked fixture:${name}`,
    );
    expect(notPassed(verdicts)).toEqual({
      'json/WorkOrderReOpen/WO-2/open': open,
      'jsv/WorkOrderReOpen/WO-2/open': open,
      'json/WorkOrderReOpen/WO-2/closed': open,
      'jsv/WorkOrderReOpen/WO-2/closed': open,
      'json/WorkOrderReOpen/WO-2/known': known,
      'jsv/WorkOrderReOpen/WO-2/known': known,
    });
  });

  it.each([
    ['Pending', {}],
    ['Completed', { 'json/WorkOrderReOpen/WO-2/status': 'warned' }],
    ['Reopened', { 'json/WorkOrderReOpen/WO-2/status': 'blocked nothing' }],
  ])('says that a work order it opened again is %s', async (reopenedWorkOrderStatus, others) => {
    const server = createServer({ choices: { reopenedWorkOrderStatus } });
    expect(notPassed(await judged(['WO-2'], { server, formats: ['json'] }))).toEqual(others);
  });

  it('refuses a second return of what it shows as allocated breaks WO-1', async () => {
    const returned = new Set<number>();
    const once: Hook = (inner) => ({
      handle: (call, request) => {
        const id = member.int(request, 'WorkOrderId');
        if (call.operation?.name === 'WorkOrderReturnMaterials' && call.format === 'csv') {
          if (returned.has(id)) throw new OperationFailure('Only one return is booked.');
          returned.add(id);
        }
        return inner.handle(call, request);
      },
    });
    expect(notPassed(await judged(['WO-*'], { hooks: [once], formats: ['json', 'csv'] }))).toMatchObject({
      'csv/WorkOrderReturnMaterials/WO-1/allocated': 'failed',
      'csv/WorkOrderReturnMaterials/WO-4': 'blocked layout',
    });
  });

  it('leaves the last piece allocated breaks WO-4', async () => {
    const lastStays: Hook = (inner, store) => ({
      handle: (call, request) => {
        const result = inner.handle(call, request);
        const id = member.int(request, 'WorkOrderId');
        if (call.operation?.name !== 'WorkOrderReturnMaterials' || call.format !== 'json') return result;
        const order = member.record(result, 'mvWorkOrder') ?? {};
        const [returned] = member.records(request, 'WorkOrderReturnMaterials');
        const rows = member.records(order, 'WorkOrderDetails').map((row) => {
          const isEmpty = member.decimal(row, 'WorkOrderBOMRowTotalAllocatedQuantity').eq(0);
          const isReturned = row.WorkOrderBOMRowProductSKU === returned?.ProductSKU;
          return isEmpty && isReturned ? { ...row, WorkOrderBOMRowTotalAllocatedQuantity: numeric(1) } : row;
        });
        const mvWorkOrder = { ...order, WorkOrderDetails: rows };
        store.workOrders.put(id, mvWorkOrder);
        return { ...result, mvWorkOrder };
      },
    });
    expect(notPassed(await judged(['WO-*'], { hooks: [lastStays], formats: ['json'] }))).toEqual({
      'json/WorkOrderReturnMaterials/WO-4/all': 'warned',
    });
  });
});

it('an answer to numbers as text that was cut on its way, once, is not laid to them', async () => {
  let cuts = 0;
  const cutOnce: Hook = (inner) => {
    let isText = false;
    return {
      decode: (call, request) => {
        isText = /"WorkOrderId":"/.test(new TextDecoder().decode(request.body));
        return inner.decode(call, request);
      },
      encode: (call, reply) => {
        const answer = inner.encode(call, reply);
        if (!isText || call.operation?.name !== 'WorkOrderReOpen' || cuts++ > 0) return answer;
        return { ...answer, status: 200, body: answer.body.slice(0, -20) };
      },
    };
  };
  const verdicts = await judged(['TYP-4'], { formats: ['json'], hooks: [cutOnce] });
  expect(cuts).toBeGreaterThan(0);
  expect(verdicts.get('json/WorkOrderReOpen/TYP-4')).toBe('passed');
});
