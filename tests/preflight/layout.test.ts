import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainDialect } from '../../formats/Dialect.ts';
import { outlineXml } from '../../formats/xml/outlineXml.ts';
import { adoptLayout } from '../../harness/dialect/adoptLayout.ts';
import { inNamespace } from '../../harness/dialect/inNamespace.ts';
import { itemNames, unknownItems } from '../../harness/dialect/itemNames.ts';
import { namedNamespaces } from '../../harness/dialect/namedNamespaces.ts';
import { readLayout } from '../../harness/dialect/readLayout.ts';
import { siblingNamespaces } from '../../harness/dialect/siblingNamespaces.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import { operationNamed } from '../../specs/operations.ts';

interface Sample {
  readonly server: string;
  readonly note: string;
  readonly operation: string;
  readonly format: string;
  readonly response: { readonly body: string };
}

const samples = readFileSync(new URL('../golden/wire-samples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sample);

/** The XML and SOAP answers of a server in the wire samples that hold lists of records. */
const listsOf = (server: string): ReturnType<typeof readLayout> =>
  readLayout(
    samples
      .filter(
        (sample) =>
          sample.server === server && /Get$/.test(sample.operation) && /xml|soap/.test(sample.format),
      )
      .filter((sample) => /<mv\w+s[ >]/.test(sample.response.body))
      .map((sample) => ({
        outline: outlineXml(
          responseShape(operationNamed(sample.operation)),
          Buffer.from(sample.response.body, 'utf8'),
        ),
        dataContract: true,
      })),
  );

describe('what real answers show', () => {
  it('of server A', () => {
    const layout = listsOf('server A');
    expect(layout.records).toEqual(['https://api.example.test/types']);
    expect(layout.status).toEqual(['http://schemas.servicestack.net/types']);
    expect(layout.items.get('mvShippingProvider')).toBe('mvShippingProvider');
    expect(layout.order).not.toBe('ordinal');
  });

  it('of server B', () => {
    const layout = listsOf('server B');
    expect(layout.records).toEqual(['http://schemas.datacontract.org/2004/07/Inventory.V2017a']);
    expect(layout.order).toBe('ordinal');
  });

  it('is adopted only by a dialect that has namespaces', () => {
    const nothing = { filterName: false, order: false };
    expect(adoptLayout(plainDialect, listsOf('server B'), nothing).dialect).toEqual(plainDialect);
    const adopted = adoptLayout(inNamespace(plainDialect, 'urn:o'), listsOf('server B'), nothing).dialect;
    expect(adopted.xmlMemberOrder).toBe('ordinal');
    expect(adopted.xmlNamespaces.records).toBe('http://schemas.datacontract.org/2004/07/Inventory.V2017a');
    expect(adopted.xmlNamespaces.arrays).toBe('http://schemas.microsoft.com/2003/10/Serialization/Arrays');
  });

  it('gives no order where answers disagree', () => {
    const order = (documented: boolean) => ({ documented, ordinal: !documented });
    const sight = (documented: boolean) => ({
      outline: {
        root: { name: 'X', namespace: '' },
        operations: [],
        records: [],
        status: [],
        arrays: [],
        itemNames: {},
        messageOrder: order(documented),
        recordOrder: order(documented),
      },
      dataContract: false,
    });
    expect(readLayout([sight(true)]).order).toBe('documented');
    expect(readLayout([sight(true), sight(false)]).order).toBeUndefined();
  });
});

describe('what refusals name', () => {
  it.each(
    samples
      .filter((sample) => sample.note === 'no namespace at all')
      .map((one) => [one.server, one] as const),
  )('of %s in the wire samples', (server, { response }) => {
    const { namespaces, elements } = namedNamespaces(response.body);
    expect(namespaces).toEqual([
      server === 'server A'
        ? 'http://schemas.example.test/2017/operations'
        : 'http://schemas.datacontract.org/2004/07/Inventory.V2017a',
    ]);
    expect(elements[0]).toBe('APIKeyGet');
  });

  it.each([
    ["from namespace 'urn:x:y'.", ['urn:x:y']],
    ['namespace &quot;http://a/b&quot; is missing', ['http://a/b']],
    ['expected in namespace &lt;http://a/b&gt;', ['http://a/b']],
    ['The namespace “http://a/b” was expected', ['http://a/b']],
    ['{"Message":"namespace \\"http:\\/\\/a\\/b\\" expected"}', ['http://a/b']],
    ["Namespace 'urn:first' but found namespace 'urn:second'", ['urn:first', 'urn:second']],
    ['no namespace is wrong here', []],
    ["the value 'http://a/b' is wrong", []],
    ["namespace ''", []],
  ])('%s', (message, namespaces) => {
    expect(namedNamespaces(message).namespaces).toEqual(namespaces);
  });

  it('is read in time linear in the text', () => {
    const started = performance.now();
    for (const piece of ["namespace '", 'namespace: http://', 'element <', 'namespace ((((']) {
      namedNamespaces(piece.repeat(200_000));
    }
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('names of items', () => {
  it('are ours where the target calls them so', () => {
    expect(
      itemNames(
        new Map([
          ['mvCompany', 'mvCompany'],
          ['string', 'string'],
        ]),
      ),
    ).toEqual({});
  });

  it('follow one name for all only when two kinds of list show it', () => {
    expect(itemNames(new Map([['mvCompany', 'row']]))).toEqual({ mvCompany: 'row' });
    const both = itemNames(
      new Map([
        ['mvCompany', 'row'],
        ['mvDiscount', 'row'],
      ]),
    );
    expect(both).toMatchObject({ mvDocumentRow: 'row', Filter: 'row', WorkOrderReturnMaterial: 'row' });
    expect(both).not.toHaveProperty('string');
    expect(both).not.toHaveProperty('ResponseError');
  });

  it('follow no rule that one list contradicts', () => {
    const seen = new Map([
      ['mvCompany', 'Company'],
      ['mvDiscount', 'Rebate'],
    ]);
    expect(itemNames(seen)).toEqual({ mvCompany: 'Company', mvDiscount: 'Rebate' });
  });
});

describe('names of items that are not known', () => {
  it('are those of lists in requests that no answer showed, where the target has names of its own', () => {
    const unknown = unknownItems(
      new Map([
        ['mvCompany', 'Firm'],
        ['mvSalesOrderRow', 'Line'],
        ['mvAddress', 'A'],
      ]),
    );
    expect(unknown).toEqual(expect.arrayContaining(['mvDocumentRow', 'mvPurchaseOrderRow']));
    for (const name of ['mvAddress', 'mvCompany', 'Filter', 'mvUser']) expect(unknown).not.toContain(name);
  });

  it('are none where names are ours or follow a rule', () => {
    expect(unknownItems(new Map([['mvCompany', 'mvCompany']]))).toEqual([]);
    expect(unknownItems(new Map([['mvCompany', 'Company']]))).toEqual([]);
    expect(unknownItems(new Map())).toEqual([]);
  });
});

describe('guesses for a hidden namespace', () => {
  it('are few, and not the known one', () => {
    const guesses = siblingNamespaces('http://a.test/2017/types', 'using A.B.APIKeyGet');
    expect(guesses.length).toBeLessThan(14);
    expect(guesses).toContain('http://a.test/2017/servicemodel');
    expect(guesses).toContain('http://schemas.datacontract.org/2004/07/A.B');
    expect(guesses).not.toContain('http://a.test/2017/types');
    expect(siblingNamespaces('', '')).toEqual([]);
  });
});
