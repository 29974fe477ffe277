import { describe, expect, it } from 'vitest';
import { fixturesSkeleton } from '../../cli/fixturesSkeleton.ts';
import { targetOf } from '../../cli/prove/targetOf.ts';
import type { Fixtures } from '../../config/Settings.ts';
import { wholeScope } from '../../config/scope.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import { discoverFixtures } from '../../harness/preflight/discoverFixtures.ts';
import { openApi } from '../../harness/target/openApi.ts';
import { arrangement } from '../../server/arrangement.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import { materials } from '../../server/store/seed/catalogue.ts';
import { variants } from '../../server/variants.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';

type Lists = Readonly<Record<string, readonly unknown[]>>;

const planOf = (some: readonly Format[], clauses: readonly string[] = []) =>
  planRun({ formats: some, operations: [], clauses, cases: [] });

const lists = (plan: ReturnType<typeof planOf>): Lists =>
  (JSON.parse(fixturesSkeleton(plan)) as { disposable: Lists }).disposable;

const lengths = (all: Lists): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(all).map(([kind, list]) => [kind, list.length]));

describe('the skeleton of a fixtures file', () => {
  it('asks a whole run for one of each kind in each format, and for two receipts', () => {
    expect(lengths(lists(planOf(formats)))).toEqual({
      discounts: 6,
      boms: 6,
      documentTypes: 6,
      contactPersons: 6,
      closedWorkOrders: 6,
      allocatedWorkOrders: 6,
      finishedGoodReceipts: 12,
    });
  });

  it('declares nothing of what the target insists on', () => {
    const skeleton = JSON.parse(fixturesSkeleton(planOf(formats)));
    expect(skeleton).not.toHaveProperty('samples');
    expect(skeleton.$comment).toContain(
      'An empty sample says that it insists on nothing, so that a refused insert fails.',
    );
  });

  it.each([[formats], [['jsv', 'soap12']]] as const)(
    'asks %j for no more and no less than they use up',
    async (some) => {
      const plan = planOf(some);
      const using = plan.cases.filter(
        ({ clause, operation }) => /^(DEL|WO|ENV)-/.test(clause) && operation?.disposable !== undefined,
      );
      const blockedWith = async (counts: Readonly<Record<string, number>>): Promise<readonly string[]> => {
        const server = createServer();
        const all = fixtures(server.store);
        const disposable = Object.fromEntries(
          Object.entries(all.disposable).map(([kind, list]) => [kind, list.slice(0, counts[kind])]),
        );
        const given = { ...all, disposable } as unknown as ReturnType<typeof fixtures>;
        const verdicts = await judgeInProcess(server, { ...plan, cases: using }, { fixtures: given });
        return [...new Set(verdicts.flatMap(({ cause }) => (cause?.startsWith('fixture:') ? [cause] : [])))];
      };
      const counts = lengths(lists(plan));
      expect(await blockedWith(counts)).toEqual([]);
      const fewer = Object.fromEntries(Object.entries(counts).map(([kind, count]) => [kind, count - 1]));
      const kinds = Object.keys(counts).map((kind) => `fixture:disposable.${kind}`);
      expect([...(await blockedWith(fewer))].sort()).toEqual(kinds.sort());
    },
  );

  it('asks for nothing to be used up where nothing is', () => {
    expect(lengths(lists(planOf(formats, ['GET-1'])))).toMatchObject({
      discounts: 0,
      finishedGoodReceipts: 0,
    });
  });
});

describe('what the fixtures leave out', () => {
  const capabilities = { dialect: plainDialect, notes: [], unread: {}, soap12Action: true };
  const discover = (given: Fixtures, names: readonly string[] = []) => {
    const { choices, hooks } = arrangement(names.flatMap((name) => variants.get(name) ?? []));
    const server = createServer({ choices, hooks });
    const api = openApi({ target: targetOf(server), capabilities, apiKey: server.apiKey });
    return discoverFixtures(api, given, { format: 'json', scope: wholeScope });
  };

  it('is found by reading: SKUs, the types of documents, a location', async () => {
    const { fixtures: found, notes } = await discover({});
    expect(found).toMatchObject({
      goodsInboundDocumentTypeId: -1,
      receiveDocumentTypeId: -1,
      inventoryLocationId: 1,
    });
    expect(materials.map(({ sku }) => sku)).toContain(found.knownSkus?.[0]);
    expect(found.supplierId).toBeUndefined();
    expect(notes).toHaveLength(4);
    // An empty list is as good as none.
    expect((await discover({ knownSkus: [] })).fixtures).toEqual(found);
  });

  it('is enough to insert documents', async () => {
    const { fixtures: found } = await discover({});
    const verdicts = await judgeInProcess(createServer(), planOf(['json'], ['DOC-1', 'ERR-1']), {
      fixtures: found as unknown as ReturnType<typeof fixtures>,
    });
    const others = verdicts.filter(({ status }) => status !== 'passed');
    expect(others.map(({ id, cause }) => `${id} ${cause}`)).toEqual([
      'json/DocumentUpdate/DOC-1/batches fixture:batchProductSku',
      'json/DocumentUpdate/ERR-1/batches fixture:batchProductSku',
    ]);
  });

  it('is left out where there is nothing, and what is given stays', async () => {
    expect(await discover({}, ['emptyData'])).toMatchObject({ fixtures: {} });
    const given = {
      knownSkus: ['MINE'],
      goodsInboundDocumentTypeId: 7,
      receiveDocumentTypeId: 8,
      inventoryLocationId: 9,
    };
    expect(await discover(given)).toEqual({ fixtures: given, notes: [] });
  });
});
