import { afterEach, describe, expect, it } from 'vitest';
import type { Settings } from '../../config/Settings.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import { type Fake, habitual } from './fakeTarget.ts';
import { flightTo } from './flightTo.ts';
import { type Habits, serverA, serverB, tolerant } from './Habits.ts';

const open: Fake[] = [];
afterEach(async () => {
  for (const fake of open.splice(0)) await fake.close();
});

async function against(
  habits: Habits,
  change: Partial<Settings> = {},
): Promise<Capabilities & { readonly requests: readonly string[] }> {
  const fake = await habitual(habits);
  open.push(fake);
  const found = await flightTo(fake.url, change);
  expect(fake.requests.length).toBeLessThan(45);
  return { ...found, requests: fake.requests };
}

const allIn = (namespace: string, arrays = namespace) => ({
  operations: namespace,
  records: namespace,
  base: namespace,
  arrays,
});

describe('the dialect of a target', () => {
  it('stays plain where that is understood, in about twenty requests, and says so', async () => {
    const found = await against(tolerant);
    expect(found.dialect).toEqual(plainDialect);
    expect(found.soap12Action).toBe(true);
    expect(found.unread).toEqual({});
    expect(found.unsettled).toBeUndefined();
    expect(found.notes.join()).toMatch(/without namespaces/);
    expect(found.requests.length).toBeLessThan(25);
  });

  it('of server A: four namespaces, of which answers show three', async () => {
    const found = await against(serverA);
    expect(found.dialect.xmlNamespaces).toEqual(serverA.namespaces);
    expect(found.dialect.xmlMemberOrder).toBe('documented');
    expect(found.dialect.baseMembers).not.toContain('APIKEY');
    expect(found.unsettled).toBeUndefined();
    expect(found.unread).toEqual({ csv: { kind: 'query' } });
    expect(found.notes.join()).toMatch(/2017\/operations.*refusal/);
  });

  it('of server B: one namespace, ordinal order, inherited members before the key', async () => {
    const found = await against(serverB);
    expect(found.dialect).toEqual({
      xmlNamespaces: serverB.namespaces,
      baseMembers: ['Filters', 'ReturnTopNRecords'],
      xmlMemberOrder: 'ordinal',
      itemNames: {},
    });
    expect(found.unread).toEqual({ csv: { kind: 'query' } });
  });

  it('is found again the same', async () => {
    const { requests: first, ...once } = await against(serverA);
    const { requests: second, ...again } = await against(serverA);
    expect(again).toEqual(once);
    expect(second.slice(6)).toEqual(first.slice(6));
  });

  it('is found for soap alone', async () => {
    const found = await against(serverA, { formats: ['soap12'] });
    expect(found.dialect.xmlNamespaces).toEqual(serverA.namespaces);
  });

  it.each([
    ['a WSDL', { wsdl: true, namespaces: { ...allIn('urn:ops'), base: 'urn:nowhere:else' } }],
    [
      'the class in a refusal',
      {
        namespaces: { ...allIn('urn:ops'), base: 'http://schemas.datacontract.org/2004/07/Inventory.V2017a' },
        refusal: (root: string, namespace: string) => ({
          code: 'SerializationException',
          message: `Could not deserialize request using Inventory.V2017a.${root}' Error: Expecting element '${root}' from namespace '${namespace}'`,
        }),
      },
    ],
    ['the records', { namespaces: { ...allIn('urn:ops'), records: 'urn:rec', base: 'urn:rec' } }],
    ['none at all', { namespaces: { ...allIn('urn:ops'), base: '' } }],
  ] as const)('finds the namespace of base members from %s', async (_, habits) => {
    const found = await against({ ...tolerant, ...habits, reads: 'documented' });
    expect(found.dialect.xmlNamespaces).toEqual(habits.namespaces);
    expect(found.unsettled).toBeUndefined();
  });

  it('names the setting where nothing shows the namespace of base members', async () => {
    const found = await against({ ...serverA, namespaces: { ...allIn('urn:ops'), base: 'urn:hidden' } });
    expect(found.unsettled).toContain('dialect.xmlNamespaces.base');
    expect(found.notes.join()).toMatch(/set dialect\.xmlNamespaces\.base/);
    expect(found.dialect.xmlNamespaces.operations).toBe('urn:ops');
  });

  it.each([
    ['quotes', (root: string, uri: string) => `Element '${root}' must be in namespace "${uri}"`],
    ['angle brackets', (_: string, uri: string) => `wrong namespace, <${uri}> was expected`],
    ['a bare URI', (_: string, uri: string) => `namespace: ${uri} is missing`],
    ['nothing', () => 'Bad request'],
  ])('reads refusals that give the namespace in %s', async (_, message) => {
    const namespaces = allIn('http://a.test/ns');
    const refusal = (root: string, uri: string) => ({ code: '400', message: message(root, uri) });
    const found = await against({ ...tolerant, namespaces, refusal });
    expect(found.dialect.xmlNamespaces).toEqual(namespaces);
  });

  it('finds the namespace though neither the refusal nor the query helps, where soap names it', async () => {
    const namespaces = allIn('http://a.test/ns');
    const found = await against({ ...tolerant, namespaces, query: false });
    expect(found.dialect.xmlNamespaces).toEqual(namespaces);
  });

  it('writes items as the target names them, in lists that no Get shows too', async () => {
    const itemName = (record: string): string => record.replace(/^mv/, '');
    const found = await against({ ...tolerant, itemName });
    expect(found.dialect.itemNames).toMatchObject({
      mvSalesOrderRow: 'SalesOrderRow',
      mvDocumentRow: 'DocumentRow',
    });
    expect(found.dialect.itemNames).not.toHaveProperty('Filter');
    expect(found.dialect.xmlNamespaces).toEqual(plainDialect.xmlNamespaces);
  });

  it('finds items of Filters under one name for all, and strings with them', async () => {
    const found = await against({ ...serverB, itemName: () => 'item' });
    expect(found.dialect.itemNames).toMatchObject({ Filter: 'item', string: 'item', mvDocumentRow: 'item' });
    expect(found.unsettled).toBeUndefined();
  });

  it('tries names for items of Filters that only a probe can tell', async () => {
    const itemName = (record: string): string => (record === 'Filter' ? 'FilterCondition' : record);
    const found = await against({ ...serverA, itemName });
    expect(found.dialect.itemNames).toEqual({ Filter: 'FilterCondition' });
  });

  it('names the setting where no name of items has an effect', async () => {
    const itemName = (record: string): string => (record === 'Filter' ? 'Zzz' : record);
    const peculiar = await against({ ...serverA, itemName });
    expect(peculiar.unsettled).toEqual(['dialect.itemNames.Filter']);
    const plain = await against({ ...tolerant, itemName });
    expect(plain.unsettled).toBeUndefined();
    for (const { notes } of [peculiar, plain]) expect(notes.join()).toMatch(/set dialect\.itemNames\.Filter/);
  });

  it('sees by the effect that members are read in ordinal order, without any namespace', async () => {
    const found = await against({ ...tolerant, reads: 'ordinal' });
    expect(found.dialect.xmlMemberOrder).toBe('ordinal');
    expect(found.dialect.xmlNamespaces).toEqual(plainDialect.xmlNamespaces);
  });

  it('keeps the documented order for a tolerant reader that writes in ordinal order', async () => {
    const found = await against({ ...tolerant, writes: 'ordinal' });
    expect(found.dialect).toEqual(plainDialect);
  });

  it('sends soap12 without SOAPAction where that is refused, with and without namespaces', async () => {
    for (const habits of [tolerant, serverA]) {
      const found = await against({ ...habits, soap12Action: 'refused' });
      expect(found.soap12Action).toBe(false);
      expect(found.notes.join()).toMatch(/soap12.*SOAPAction/);
    }
    for (const habits of [tolerant, { ...serverA, query: false }]) {
      const alone = await against({ ...habits, soap12Action: 'refused' }, { formats: ['soap12'] });
      expect(alone.soap12Action).toBe(false);
      expect(alone.dialect.xmlNamespaces.operations).toBe(habits.namespaces?.operations ?? '');
    }
  });

  it('keeps what the operator fixed, and finds the rest', async () => {
    const itemNames = { Filter: 'mine' };
    const found = await against(serverA, { dialect: { xmlNamespaces: { base: 'urn:mine' }, itemNames } });
    expect(found.dialect.xmlNamespaces).toEqual({ ...serverA.namespaces, base: 'urn:mine' });
    expect(found.dialect.itemNames).toEqual(itemNames);
    const rest = await against(serverA, {
      dialect: { xmlNamespaces: { operations: serverA.namespaces?.operations ?? '' } },
    });
    expect(rest.dialect.xmlNamespaces).toEqual(serverA.namespaces);
  });

  it('copes with targets of one record and of none', async () => {
    const one = await against({ ...serverA, records: 1 });
    expect(one.dialect.xmlNamespaces.operations).toBe(serverA.namespaces?.operations);
    const none = await against({ ...serverA, records: 0 });
    expect(none.dialect.xmlNamespaces.operations).toBe(serverA.namespaces?.operations);
    expect(none.unsettled).toContain('dialect.xmlNamespaces.records');
  });

  it('is found by another Get where there is no APIKeyGet', async () => {
    const found = await against({ ...serverB, operations: ['ShippingProviderGet', 'SalesOrderGet'] });
    expect(found.dialect.xmlNamespaces.operations).toBe(serverB.namespaces?.operations);
  });
});
