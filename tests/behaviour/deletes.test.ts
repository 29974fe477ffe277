import { describe, expect, it } from 'vitest';
import type { Fixtures } from '../../config/Settings.ts';
import { createServer } from '../../server/createServer.ts';
import type { Hook } from '../../server/Hook.ts';
import { listedKinds } from '../../server/hooks/listedRecords.ts';
import { onRequest } from '../../server/hooks/onRequest.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { member } from '../../server/records/member.ts';
import { variants } from '../../server/variants.ts';
import { operations } from '../../specs/operations.ts';
import { judged, notPassed } from './judged.ts';

describe('disposable fixtures', () => {
  it('are used once each, and nothing beyond what is planned', async () => {
    const used = new Map<string, number>();
    const counting: Hook = (inner) => ({
      handle: (call, request) => {
        const result = inner.handle(call, request);
        const { name, target, disposable } = call.operation ?? {};
        // Material is returned from one work order more than once.
        if (disposable !== undefined && target !== undefined && name !== 'WorkOrderReturnMaterials') {
          const key = `${name} ${member.int(request, target)}`;
          used.set(key, (used.get(key) ?? 0) + 1);
        }
        return result;
      },
    });
    expect(notPassed(await judged(['ENV-2', 'DEL-1', 'WO-*'], { hooks: [counting] }))).toEqual({});
    expect([...used].filter(([, count]) => count !== 1)).toEqual([]);
    const kinds = [...operations.values()].filter(
      ({ disposable, name }) => disposable !== undefined && name !== 'WorkOrderReturnMaterials',
    );
    const counts = kinds.map(
      ({ name }) => [...used.keys()].filter((key) => key.startsWith(`${name} `)).length,
    );
    expect(counts.map((count, index) => `${kinds[index]?.name} ${count}`).sort()).toEqual([
      'ContactPersonDelete 6',
      'DiscountDelete 6',
      'DocumentTypeDelete 6',
      'ProductBOMDelete 6',
      'WorkOrderDeleteFinishedGoodReceipt 12',
      'WorkOrderReOpen 6',
    ]);
  });

  it('that were used up before are blocked, each by its fixture, and nothing is failed', async () => {
    const server = createServer();
    expect(notPassed(await judged(['DEL-1'], { server }))).toEqual({});
    const again = await judged(['DEL-1'], { server, runId: 'again', formats: ['json', 'soap12'] });
    expect(notPassed(again)).toMatchObject({
      'json/DiscountDelete/DEL-1': 'blocked fixture:disposable.discounts',
      'json/ProductBOMDelete/DEL-1': 'blocked fixture:disposable.boms',
      'json/DocumentTypeDelete/DEL-1': 'blocked fixture:disposable.documentTypes',
      'json/ContactPersonDelete/DEL-1/again': 'blocked fixture:disposable.contactPersons',
    });
    expect([...again.values()].filter((status) => !/^(passed|blocked)/.test(status))).toEqual([]);
    expect(again.get('json/CompanyDelete/DEL-1')).toBe('passed');
  });

  it('that are there and are not deleted are a breach', async () => {
    const refusing = onRequest(['DocumentTypeDelete'], () => {
      throw new OperationFailure('Document types are kept.');
    });
    const verdicts = await judged(['DEL-1'], { hooks: [refusing], formats: ['jsv'] });
    expect(verdicts.get('jsv/DocumentTypeDelete/DEL-1')).toBe('failed');
  });

  it('that are missing are named', async () => {
    const change = (given: Fixtures): Fixtures => ({ ...given, disposable: {} });
    expect(notPassed(await judged(['DEL-1'], { formats: ['json'], change }))).toMatchObject({
      'json/DiscountDelete/DEL-1': 'blocked fixture:disposable.discounts',
      'json/ContactPersonDelete/DEL-1/again': 'blocked fixture:disposable.contactPersons',
    });
  });
});

describe('a server that gives the ids of deleted records anew, to what other clients insert', () => {
  const variant = variants.get('idsGivenAnew');
  if (variant?.hook === undefined) throw new Error('no such variant');
  const hook = variant.hook;

  /** A hook that notes in `lost` which records of other clients a delete takes away. */
  const watchingInto =
    (lost: string[]): Hook =>
    (inner, store) => ({
      handle: (call, request) => {
        const tables = listedKinds(store).map(({ table, title }) => ({ table, title }));
        const before = tables.flatMap(({ table, title }) =>
          table.all().map((one) => member.text(one, title)),
        );
        const result = inner.handle(call, request);
        const now = tables.flatMap(({ table, title }) => table.all().map((one) => member.text(one, title)));
        if (call.operation?.kind === 'delete')
          lost.push(...before.filter((one) => one.startsWith('Another’s') && !now.includes(one)));
        return result;
      },
    });

  /** Finds nothing by filters, whatever they ask for. */
  const findingNothing: Hook = (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { list } = call.operation ?? {};
      const isSearch = list !== undefined && member.records(request, 'Filters').length > 0;
      return isSearch ? { ...result, [list]: [] } : result;
    },
  });

  it('loses no record of other clients, even if its filters find nothing', async () => {
    const lost: string[] = [];
    await judged(['DEL-1'], { hooks: [watchingInto(lost), findingNothing, hook] });
    expect(lost).toEqual([]);
  });

  it('is green, and none of the others’ records is deleted', async () => {
    const lost: string[] = [];
    const verdicts = await judged(['DEL-1'], { hooks: [watchingInto(lost), hook] });
    expect([...verdicts].filter(([, status]) => !/^(passed|blocked control)/.test(status))).toEqual([]);
    expect(lost).toEqual([]);
    expect([...verdicts.values()].filter((status) => status === 'blocked control').length).toBeGreaterThan(5);
  });

  it('is not said to show what it deleted', async () => {
    const verdicts = await judged(['GET-6'], { hooks: [hook], formats: ['json', 'csv'] });
    const gets = ['CompanyGet', 'DocumentTypeGet'];
    expect(notPassed(verdicts)).toEqual(
      Object.fromEntries(
        ['csv', 'json'].flatMap((format) =>
          gets.map((get) => [`${format}/${get}/GET-6/deleted`, 'blocked control']),
        ),
      ),
    );
  });
});

describe('a server is green that', () => {
  it('lists a finished good without materials when its bill of materials is deleted', async () => {
    const bare: Hook = (inner, store) => ({
      handle: (call, request) => {
        const id = member.int(request, 'FinishedGoodIDToDeleteItsBOM');
        const bom = call.operation?.name === 'ProductBOMDelete' ? store.boms.get(id) : undefined;
        if (bom !== undefined && member.records(bom, 'mvRawMaterials').length === 0) store.boms.remove(id);
        const result = inner.handle(call, request);
        if (bom !== undefined) store.boms.put(id, { ...bom, mvRawMaterials: [] });
        return result;
      },
    });
    const verdicts = await judged(['DEL-1'], { hooks: [bare] });
    expect(notPassed(verdicts)).toEqual({});
  });
});

it.each([500, 503])(
  'a delete that is refused once, with HTTP %i, is judged by what is left after the second',
  async (status) => {
    const refused = new Set<string>();
    const onceRefused: Hook = onRequest(
      ['CompanyDelete', 'DiscountDelete'],
      (request, store, { operation, format }) => {
        const target = member.int(request, operation?.target ?? '');
        const isThere = [...store.companies.all(), ...store.discounts.all()].some((record) =>
          [record.CompanyId, record.DiscountID].some(
            (id) => id !== undefined && Number(Object(id).lexeme) === target,
          ),
        );
        const key = `${format} ${operation?.name}`;
        if (isThere && !refused.has(key)) {
          refused.add(key);
          throw new OperationFailure('Busy, nothing was done.', { status });
        }
        return request;
      },
    );
    const found = await judged(['DEL-1'], { hooks: [onceRefused] });
    expect(found.get('json/CompanyDelete/DEL-1')).toBe('passed');
    expect([...found].filter(([, one]) => /^(?:failed|warned)/.test(one))).toEqual([]);
    expect(refused.size).toBe(12);
  },
);
