import { describe, expect, test } from 'vitest';
import { addresses } from '../../specs/Address.ts';
import { formats } from '../../specs/Format.ts';
import { requestShape, responseShape } from '../../specs/messageShapes.ts';
import type { MessageMember } from '../../specs/Operation.ts';
import { operationNamed, operations } from '../../specs/operations.ts';
import { recordShape } from '../../specs/shapes.ts';
import { memberTypes, rows } from './documentRows.ts';

const marked = ({ name, optional, onFailure }: MessageMember): string =>
  `${name}${optional === true ? '?' : ''}${onFailure === true ? '!' : ''}`;

describe("the operations are the document's", () => {
  test('there are 33, and no others', () => {
    expect([...operations.keys()].sort()).toEqual(rows.map(({ name }) => name).sort());
    expect(operations.size).toBe(33);
  });

  test.each(rows)('$name: route, methods and members', ({ name, route, request, response }) => {
    const found = operationNamed(name);
    expect(found.name).toBe(name);
    expect(
      found.route === undefined ? 'generic' : `${found.route.methods.join('+')} ${found.route.path}`,
    ).toBe(route);
    expect(found.request.map(marked)).toEqual(request);
    expect(found.response.map(marked)).toEqual(response);
  });

  test.each(rows)('$name: the types of its members', ({ name }) => {
    const { request, response } = operationNamed(name);
    for (const member of [...request, ...response]) {
      expect([member.name, member.type]).toEqual([member.name, memberTypes[member.name]]);
    }
  });

  test.each(rows)('$name: what it says of itself names members that are there', ({ name }) => {
    const found = operationNamed(name);
    const sent = requestShape(found).byName;
    const answered = responseShape(found).byName;
    if (found.target !== undefined) expect(sent.has(found.target)).toBe(true);
    if (found.list !== undefined) expect(answered.get(found.list)?.type.kind).toBe('list');
    if (found.record !== undefined) expect(answered.get(found.record)?.type.kind).toBe('record');
    const holder = found.list ?? found.record;
    if (found.id === undefined || holder === undefined) return;
    const type = answered.get(holder)?.type;
    const record = type?.kind === 'list' ? type.item : type;
    if (record?.kind !== 'record') throw new Error(`${holder} holds no record`);
    expect(recordShape(record.record.name).byName.get(found.id)?.type).toEqual({
      kind: 'scalar',
      type: 'int',
    });
    expect(found.order ?? found.id).toBe(found.id);
  });
});

test('the eight Gets with Filters, the three with showDeleted, and the order of each (Operation rules 9, Limits 1)', () => {
  const gets = [...operations.values()].filter(({ filters }) => filters === true);
  expect(Object.fromEntries(gets.map(({ name, order }) => [name, order]))).toEqual({
    DocumentTypeGet: 'DocumentTypeID',
    SalesOrderGet: 'SalesOrderId',
    ShippingProviderGet: 'ShippingProviderId',
    DiscountGet: 'DiscountID',
    ProductBOMGet: undefined,
    ProductClientGet: 'ProductID',
    DashboardBoxGet: 'DashboardBoxID',
    CompanyGet: 'CompanyId',
  });
  const deleted = [...operations.values()].filter(({ showDeleted }) => showDeleted === true);
  expect(deleted.map(({ name }) => name)).toEqual(['CompanyGet', 'DocumentTypeGet', 'ShippingProviderGet']);
});

test('an unknown operation is our own mistake', () => {
  expect(() => operationNamed('Nope')).toThrow('no operation is named Nope');
});

test('formats and addresses stand in the order of the document', () => {
  expect(formats).toEqual(['json', 'xml', 'jsv', 'csv', 'soap11', 'soap12']);
  expect(addresses).toEqual(['path', 'soap', 'suffix', 'query', 'named', 'namedGet', 'jsonp', 'many']);
});
