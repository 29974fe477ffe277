import { describe, expect, it } from 'vitest';
import type { Deviation } from '../../../formats/Deviation.ts';
import { readRecord } from '../../../formats/read/readRecord.ts';
import type { Syntax } from '../../../formats/read/Syntax.ts';
import type { MemberShape, RecordShape, TypeShape } from '../../../specs/Shape.ts';
import type { Value } from '../../../specs/Value.ts';

type Members = Readonly<Record<string, unknown>>;

const entries = (node: unknown) =>
  typeof node === 'object' && node !== null && !Array.isArray(node) ? Object.entries(node) : undefined;

/** A wire whose documents are plain values: texts are right for `string` and for nothing else. */
const plain: Syntax<unknown> = {
  isNil: (node) => node === null,
  members: entries,
  items: (node) => (Array.isArray(node) ? node : undefined),
  scalar: (node, type, report) => {
    if (type === 'string' && typeof node === 'string') return node;
    const clause = type === 'string' ? 'TYP-15' : 'TYP-1';
    report({ clause, level: 'MUST', expected: type, actual: String(node) });
    return null;
  },
  open: (node) => ['open', String(node)],
  show: (node) => JSON.stringify(node),
};

const record = (name: string, members: readonly MemberShape[], more: Partial<RecordShape> = {}) => ({
  name,
  members,
  byName: new Map(members.map((member) => [member.name, member])),
  open: false,
  ...more,
});
const text: TypeShape = { kind: 'scalar', type: 'string' };
const address = record('Address', [{ name: 'City', type: text }]);
const ofAddresses = {
  kind: 'list',
  item: { kind: 'record', record: address },
  itemName: 'Address',
} as const;
const texts = { kind: 'list', item: text, itemName: 'string' } as const;
const company = record('Company', [
  { name: 'Name', type: text },
  { name: 'Id', type: { kind: 'scalar', type: 'int' } },
  { name: 'Open', type: { kind: 'open' } },
  { name: 'Address', type: { kind: 'record', record: address } },
  { name: 'Addresses', type: ofAddresses },
  { name: 'Texts', type: texts },
  { name: 'Code', type: text, judgedBy: 'ENV-10' },
  { name: 'Number', type: { kind: 'scalar', type: 'int' }, judgedBy: 'ENV-10' },
  { name: 'Status', type: { kind: 'record', record: address }, judgedBy: 'ENV-1' },
  { name: 'Rows', type: texts, judgedBy: 'GET-1' },
]);

const read = (shape: RecordShape, members: Members, path = '', syntax = plain) => {
  const reading = { deviations: [] as Deviation[], undocumented: new Set<string>() };
  const value: Record<string, Value> = readRecord(syntax, shape, Object.entries(members), path, reading);
  return { value: { ...value }, deviations: reading.deviations, undocumented: [...reading.undocumented] };
};

const must = (clause: string, path: string, expected: string, actual: string): Deviation => ({
  clause,
  level: 'MUST',
  path,
  expected,
  actual,
});

describe('a record over what a document holds', () => {
  const right: Members = { Name: 'n', Address: { City: 'c' }, Addresses: [{ City: 'd' }, {}], Texts: ['t'] };

  it('takes what is right as it is, and nil as nil whatever is due', () => {
    expect(read(company, right)).toEqual({ value: right, deviations: [], undocumented: [] });
    const nils = { Name: null, Id: null, Open: null, Address: null, Addresses: null, Texts: [null] };
    expect(read(company, nils)).toEqual({ value: nils, deviations: [], undocumented: [] });
  });

  it('leaves open values to the syntax', () => {
    expect(read(company, { Open: 7 }).value).toEqual({ Open: ['open', '7'] });
  });

  /** The members, what they mean, and the one deviation. */
  it.each<readonly [Members, Members, Deviation]>([
    [{ Id: 7 }, { Id: null }, must('TYP-1', 'Id', 'int', '7')],
    [{ Name: 7 }, { Name: null }, must('TYP-15', 'Name', 'string', '7')],
    [{ Code: 7 }, { Code: null }, must('ENV-10', 'Code', 'string', '7')],
    // Only TYP-15 gives way to the member's own clause.
    [{ Number: 7 }, { Number: null }, must('TYP-1', 'Number', 'int', '7')],
    [{ Address: 'a' }, { Address: null }, must('TYP-15', 'Address', 'a Address record', '"a"')],
    [{ Status: 'a' }, { Status: null }, must('ENV-1', 'Status', 'a Address record', '"a"')],
    [{ Texts: 'a' }, { Texts: [] }, must('TYP-15', 'Texts', 'a list of string', '"a"')],
    [{ Texts: { a: 1 } }, { Texts: [] }, must('TYP-15', 'Texts', 'a list of string', '{"a":1}')],
    [{ Rows: 'a' }, { Rows: [] }, must('GET-1', 'Rows', 'a list of string', '"a"')],
    [{ Addresses: 'a' }, { Addresses: [] }, must('TYP-15', 'Addresses', 'a list of Address', '"a"')],
    [
      { Addresses: { City: 'c' } },
      { Addresses: [{ City: 'c' }] },
      { ...must('TYP-15', 'Addresses', 'a list of Address', '{"City":"c"}'), isLoneItem: true },
    ],
    [
      { Addresses: [{}, { City: 7 }] },
      { Addresses: [{}, { City: null }] },
      must('TYP-15', 'Addresses[1].City', 'string', '7'),
    ],
    [{ name: 'n' }, { Name: 'n' }, must('TYP-14', 'name', 'Name', 'name')],
    [{ Address: { city: 'c' } }, { Address: { City: 'c' } }, must('TYP-14', 'Address.city', 'City', 'city')],
  ])('%j', (members, value, deviation) => {
    expect(read(company, members)).toEqual({ value, deviations: [deviation], undocumented: [] });
  });

  it('judges what is no list by the clause that the syntax has for lists, after the member’s own', () => {
    const ofCells = { ...plain, listClause: 'TYP-11' };
    const [one, other] = read(company, { Texts: 'a', Rows: 'a' }, '', ofCells).deviations;
    expect([one?.clause, other?.clause]).toEqual(['TYP-11', 'GET-1']);
  });

  it('tells places by the path to the record', () => {
    const { deviations, undocumented } = read(company, { Id: 7, None: 1 }, 'all[13].one');
    expect(deviations.map(({ path }) => path)).toEqual(['all[13].one.Id']);
    expect(undocumented).toEqual(['all.one.None']);
  });

  it('takes the documented name before one in other letters, in either order', () => {
    for (const members of [
      { Name: 'n', NAME: 'm' },
      { NAME: 'm', Name: 'n' },
    ])
      expect(read(company, members)).toEqual({
        value: { Name: 'n' },
        deviations: [],
        undocumented: ['NAME'],
      });
  });
});

describe('members that the document does not list', () => {
  it('are told once for all items of a list, and left out', () => {
    const rows = { Addresses: [{ Zip: '1' }, { Zip: '2', City: 'c' }] };
    expect(read(company, rows)).toEqual({
      value: { Addresses: [{}, { City: 'c' }] },
      deviations: [],
      undocumented: ['Addresses.Zip'],
    });
  });

  it('are kept and told where more may come', () => {
    const shape = record('More', [{ name: 'Name', type: text }], { open: true });
    expect(read(shape, { Name: 'n', Zip: '1' })).toEqual({
      value: { Name: 'n', Zip: ['open', '1'] },
      deviations: [],
      undocumented: ['Zip'],
    });
  });

  it('are kept and not told where no member is documented at all', () => {
    expect(read(record('Any', [], { open: true }), { Zip: '1' })).toEqual({
      value: { Zip: ['open', '1'] },
      deviations: [],
      undocumented: [],
    });
    expect(read(record('None', []), { Zip: '1' })).toEqual({
      value: {},
      deviations: [],
      undocumented: ['Zip'],
    });
  });
});

describe('records under a name that is like none', () => {
  const row = record('Row', [
    { name: 'Id', type: text },
    { name: 'Sku', type: text },
    { name: 'Price', type: text },
    { name: 'Note', type: text },
  ]);
  const one: TypeShape = { kind: 'record', record: row };
  const many: TypeShape = { kind: 'list', item: one, itemName: 'Row' };
  const order = record('Order', [
    { name: 'Name', type: text },
    { name: 'Rows', type: many },
    { name: 'Buyer', type: { kind: 'record', record: address } },
  ]);
  const full = { Id: '1', Sku: 's', Price: '2' };

  it('are read as the member that is missing, and break TYP-14', () => {
    expect(read(order, { Items: [full, { ...full, Zip: '1' }] })).toEqual({
      value: { Rows: [full, full] },
      deviations: [must('TYP-14', 'Items', 'Rows', 'Items')],
      undocumented: ['Items.Zip'],
    });
  });

  it('are known by a part of the name of their list within another record, which may have lists of its own', () => {
    const answer = record('Answer', [{ name: 'Order', type: { kind: 'record', record: order } }]);
    expect(read(answer, { Order: { Items: [full] } })).toEqual({
      value: { Order: {} },
      deviations: [],
      undocumented: ['Order.Items'],
    });
    expect(read(answer, { Order: { OrderRows: [full] } })).toMatchObject({
      value: { Order: { Rows: [full] } },
      deviations: [must('TYP-14', 'Order.OrderRows', 'Rows', 'OrderRows')],
    });
  });

  it('are known by a part of the name of their list, where the document does not show their members', () => {
    const setting: TypeShape = { kind: 'record', record: record('Setting', [], { open: true }) };
    const settings = record('Answer', [
      { name: 'mvSettings', type: { kind: 'list', item: setting, itemName: 'Setting' } },
    ]);
    expect(read(settings, { mvSetting: [{ A: '1' }] })).toEqual({
      value: { mvSettings: [{ A: ['open', '1'] }] },
      deviations: [must('TYP-14', 'mvSetting', 'mvSettings', 'mvSetting')],
      undocumented: [],
    });
    expect(read(settings, { Others: [{ A: '1' }] }).undocumented).toEqual(['Others']);
    expect(read(settings, { mvSetting: [] }).undocumented).toEqual(['mvSetting']);
  });

  it.each<readonly [string, Members]>([
    ['the member is there', { Rows: [], Items: [full] }],
    ['the member is nil', { Rows: null, Items: [full] }],
    ['too few of the names are documented', { Items: [{ Id: '1', Sku: 's' }] }],
    ['most of the names are others', { Items: [{ ...full, A: '', B: '', C: '' }] }],
    ['one of the first records is another', { Items: [full, { Id: '1' }] }],
    ['there is no record', { Items: [] }],
    ['it is nil', { Items: null }],
    ['it is a single record', { Items: full }],
    ['it is a text', { Items: 'Id Sku Price' }],
    ['a serializer put it there', { _Items: [full] }],
  ])('are left out where %s', (_, members) => {
    const { value, deviations, undocumented } = read(order, members);
    expect(deviations).toEqual([]);
    expect(value).toEqual('Rows' in members ? { Rows: members.Rows } : {});
    expect(undocumented).toEqual('_Items' in members ? ['_Items'] : ['Items']);
  });

  it.each(['Rows', 'OrderRow', 'XOrderRows'])(
    'are known among several by a part of the name, as in %s',
    (name) => {
      const both = record('Order', [
        { name: 'OrderRows', type: many },
        { name: 'OrderParts', type: many },
      ]);
      expect(read(both, { [name]: [full], OrderParts: [full] })).toMatchObject({
        value: { OrderRows: [full], OrderParts: [full] },
        deviations: [must('TYP-14', name, 'OrderRows', name)],
      });
      expect(read(both, { [name]: [full], OrderRows: [full] })).toMatchObject({ undocumented: [name] });
      expect(read(both, { Order: [full] })).toMatchObject({ value: {}, undocumented: ['Order'] });
    },
  );

  it('are left out where two members may be meant, or more may come', () => {
    const twice = record('Order', [
      { name: 'Rows', type: many },
      { name: 'Others', type: many },
    ]);
    expect(read(twice, { Items: [full] })).toMatchObject({ value: {}, undocumented: ['Items'] });
    expect(read(twice, { Rows: [full], Items: [full] })).toMatchObject({
      deviations: [],
      undocumented: ['Items'],
    });
    const open = record('Order', [{ name: 'Rows', type: many }], { open: true });
    expect(read(open, { Items: [full] }).deviations).toEqual([]);
  });
});

describe('groups', () => {
  const members: readonly MemberShape[] = [
    { name: 'Note', type: text },
    { name: 'To', type: { kind: 'record', record: address } },
    { name: 'By', type: { kind: 'record', record: record('By', [{ name: 'Cost', type: text }]) } },
  ];
  const grouped = record('Shipping', members, { groups: true });

  it('are found again where their members stand outside', () => {
    expect(read(grouped, { City: 'c', Cost: '1', Note: 'n' }, 'Shipping')).toEqual({
      value: { To: { City: 'c' }, By: { Cost: '1' }, Note: 'n' },
      deviations: [
        must('TYP-14', 'Shipping.City', 'inside To', 'City outside it'),
        must('TYP-14', 'Shipping.Cost', 'inside By', 'Cost outside it'),
      ],
      undocumented: [],
    });
  });

  it('keep what stands inside, and judge what stands outside as they would', () => {
    const by = record('By', [
      { name: 'Cost', type: text },
      { name: 'Weight', type: text },
    ]);
    const shape = record('Shipping', [{ name: 'By', type: { kind: 'record', record: by } }], {
      groups: true,
    });
    const { value, deviations } = read(shape, { By: { Weight: 'w' }, Cost: 7 });
    expect(value).toEqual({ By: { Weight: 'w', Cost: null } });
    expect(deviations.map(({ clause, path }) => `${clause} ${path}`)).toEqual(['TYP-14 Cost', 'TYP-15 Cost']);
    for (const [members, merged] of [
      [
        { Cost: '1', By: { Weight: 'w' } },
        { Weight: 'w', Cost: '1' },
      ],
      [{ Cost: '1', By: null }, { Cost: '1' }],
      [{ Cost: '1', By: { Cost: '2' } }, { Cost: '2' }],
      [{ By: { Cost: '2' }, Cost: '1' }, { Cost: '2' }],
      [{ By: { Cost: null }, Cost: '1' }, { Cost: null }],
    ] as const) {
      expect(read(shape, members).value).toEqual({ By: merged });
    }
  });

  it('have a name beside them that the document does not list, where they hold it themselves', () => {
    const members = { Cost: '1', By: { Cost: '2' }, City: 'c' };
    for (const given of [members, Object.fromEntries(Object.entries(members).reverse())])
      expect(read(grouped, given, 'Shipping')).toEqual({
        value: { By: { Cost: '2' }, To: { City: 'c' } },
        deviations: [must('TYP-14', 'Shipping.City', 'inside To', 'City outside it')],
        undocumented: ['Shipping.Cost'],
      });
  });

  it('are only those that the document calls so, by the documented names', () => {
    const { value, undocumented } = read(record('Shipping', members), { City: 'c' });
    expect([value, undocumented]).toEqual([{}, ['City']]);
    expect(read(grouped, { Zip: 'c' }).undocumented).toEqual(['Zip']);
  });
});
