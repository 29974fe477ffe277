import { describe, expect, test } from 'vitest';
import type { Address } from '../../specs/Address.ts';
import type { Format } from '../../specs/Format.ts';
import { operationNamed } from '../../specs/operations.ts';
import { placeExists } from '../../specs/placeExists.ts';
import { places } from '../../specs/places.ts';
import { clauseOf } from '../../suites/kernel/clauses.ts';

/*
 * Counted by hand. An operation with a named route (11) has 4 paths, 2 soap, 6 suffixes, 6 queries, 4 bare POSTs and
 * 1 jsonp: 23; three of them have GET besides. A generic one (22) has 4 paths, 2 soap, 4 queries and 1 jsonp: 11.
 */
const named = 23;
const generic = 11;

/** Away from its 6 default places, a delete names an unknown id, and what costs a record or money is not done. */
const spent = 6;

const counts: readonly (readonly [string, number])[] = [
  ['ENV-1', 11 * named + 3 + 22 * generic],
  // 8 of the named and 15 of the generic ones succeed everywhere, the other 3 and 7 at their default places; no GET.
  ['ENV-2', 8 * named + 15 * generic + (3 + 7) * spent],
  // By default 6 writes with an action, 7 deletes, 2 on work orders, 1 of shipping; elsewhere the 3 and 7 that do not succeed.
  ['ENV-3', (6 + 7 + 2 + 1 + 1) * 6 + 3 * (named - spent) + 7 * (generic - spent)],
  // Every answer but those of 4 bare POSTs for each named route, and of GET.
  ['ENV-4', 11 * (named - 4) + 22 * generic],
  ['ENV-8', 6 * 6],
  // ProductBOMDelete; DiscountDelete, CompanyDelete and ContactPersonDelete.
  ['ENV-9', named + 3 * generic],
  // json by path, suffix, query and jsonp for 4 named operations, without suffix for 2 generic ones, by path for 3 spent.
  ['TYP-5', 4 * 4 + 2 * 3 + 3],
  // As TYP-5 and TYP-7, but an integration update's time may be the server's.
  ['TYP-6', 3 * 4 + 2 * 3 + 3],
  ['TYP-8', 3 * 15 + 2 * 8 + 3 * 5],
  // The other five formats, without jsonp: 3 paths, 2 soap, 5 suffixes and 5 queries; or 3, 2 and 3; or 3 and 2.
  ['TYP-7', 4 * 15 + 2 * 8 + 3 * 5],
  // csv by path, suffix and query for 7 named operations, path and query for 9 generic Gets, path for 3 work orders. A single record
  // on the bare routes of 3 Gets.
  ['TYP-11', 7 * 3 + 9 * 2 + 3 + 3],
  ['TYP-17', 2 * (named - 4)],
  ['FMT-1', 33 * 4],
  // 4 paths and 4 queries everywhere, 4 suffixes on named routes.
  ['FMT-2', 33 * 8 + 11 * 4],
  ['FMT-6', 11 * 6],
  ['FMT-7', 11 * 6 + 22 * 4],
  ['FMT-8', 33],
  ['FMT-9', 11 * 4 + 3 + 3 * 2 * 4],
  ['FMT-12', 6],
  // On bare named routes a single record alone is looked at, in the three formats that tell it from a list of one.
  ['GET-1', 3 * (named - 4) + 9 * generic + 3 * 3],
  ['GET-2', 7 * 6],
  ['GET-11', 3 * generic],
  ['AUTH-1', 33 * 6],
  ['ERR-2', 6],
  ['ACT-1', 6 * 6],
  // Each of the 13 Gets that answer with records, at all of its places but jsonp.
  ['XF-1', 3 * (named + 1) + 10 * generic - 13],
];

describe('how many places a clause has', () => {
  test('there are 498 for the operations and 6 for none in particular', () => {
    expect(places).toHaveLength(11 * named + 3 + 22 * generic + 6);
    expect(
      new Set(places.map((place) => JSON.stringify({ ...place, operation: place.operation?.name }))).size,
    ).toBe(504);
  });

  test.each(counts)('%s: %i', (id, count) => {
    expect(places.filter(clauseOf(id).appliesTo.holds)).toHaveLength(count);
  });
});

const at = (name: string | null, format: Format, address: Address) => ({
  operation: name === null ? null : operationNamed(name),
  format,
  address,
});

describe('which places there are', () => {
  test.each<[string | null, Format, Address, boolean]>([
    ['CompanyGet', 'json', 'path', true],
    ['CompanyGet', 'soap11', 'path', false],
    ['CompanyGet', 'soap11', 'soap', true],
    ['CompanyGet', 'xml', 'soap', false],
    ['CompanyGet', 'json', 'suffix', false],
    ['SalesOrderGet', 'soap12', 'suffix', true],
    ['SalesOrderGet', 'soap12', 'query', true],
    ['CompanyGet', 'csv', 'query', true],
    ['CompanyGet', 'soap12', 'query', false],
    ['DocumentUpdate', 'jsv', 'named', true],
    ['DocumentUpdate', 'soap11', 'named', false],
    ['DocumentUpdate', 'json', 'namedGet', false],
    ['SalesOrderGet', 'json', 'namedGet', true],
    ['SalesOrderGet', 'xml', 'namedGet', false],
    ['APIKeyGet', 'json', 'jsonp', true],
    ['APIKeyGet', 'jsv', 'jsonp', false],
    ['APIKeyGet', 'json', 'many', false],
    [null, 'csv', 'path', true],
    [null, 'soap12', 'soap', true],
    [null, 'json', 'query', false],
    [null, 'json', 'jsonp', false],
  ])('%s in %s by %s: %s', (name, format, address, exists) => {
    expect(placeExists(at(name, format, address))).toBe(exists);
  });
});

describe('where clauses apply', () => {
  test.each<[string, string | null, Format, Address, boolean]>([
    ['TYP-11', 'SalesOrderGet', 'csv', 'path', true],
    ['TYP-11', 'SalesOrderGet', 'json', 'path', false],
    ['TYP-11', 'APIKeyGet', 'csv', 'path', false],
    ['TYP-11', 'CompanyGet', 'csv', 'path', true],
    ['TYP-11', 'CompanyUpdate', 'csv', 'path', false],
    ['TYP-1', 'DiscountDelete', 'json', 'path', false],
    ['TYP-1', 'ProductBOMDelete', 'json', 'path', true],
    ['TYP-1', 'CompanyGet', 'json', 'path', true],
    ['TYP-2', 'DiscountDelete', 'csv', 'query', true],
    ['TYP-2', 'DiscountGet', 'csv', 'path', false],
    ['TYP-3', 'CompanyGet', 'json', 'path', false],
    ['TYP-5', 'CompanyGet', 'json', 'jsonp', true],
    ['TYP-5', 'CompanyGet', 'xml', 'path', false],
    ['TYP-7', 'CompanyGet', 'soap11', 'soap', true],
    ['TYP-7', 'CompanyGet', 'json', 'path', false],
    ['TYP-7', 'DiscountGet', 'xml', 'path', false],
    ['TYP-15', 'DiscountDelete', 'json', 'path', false],
    ['TYP-15', 'DashboardBoxGet', 'json', 'path', true],
    ['TYP-12', 'EventSubscriptionAdd', 'json', 'path', false],
    ['ENV-1', 'CustomReportGetData', 'jsv', 'path', true],
    ['ENV-2', 'DiscountDelete', 'json', 'path', true],
    ['ENV-2', 'DiscountDelete', 'json', 'query', false],
    ['ENV-2', 'CompanyDelete', 'json', 'jsonp', false],
    ['ENV-2', 'SalesOrderGet', 'json', 'namedGet', false],
    ['ENV-3', 'DiscountDelete', 'json', 'query', true],
    ['ENV-3', 'SalesOrderGet', 'json', 'path', false],
    ['ENV-3', 'ShippingInformationCreateLabel', 'json', 'path', false],
    ['ENV-3', 'ShippingInformationCreateLabel', 'json', 'query', true],
    ['ENV-8', 'WorkOrderReOpen', 'json', 'path', false],
    ['FMT-2', 'SalesOrderGet', 'json', 'named', false],
    ['ENV-7', 'ProductBOMDelete', 'json', 'path', false],
    ['ENV-7', 'CompanyUpdate', 'json', 'path', true],
    ['FMT-3', 'UserGet', 'soap11', 'soap', true],
    ['FMT-3', 'UserGet', 'soap12', 'soap', false],
    ['FMT-2', 'UserGet', 'soap12', 'soap', false],
    ['FMT-12', null, 'xml', 'path', true],
    ['FMT-12', 'UserGet', 'xml', 'path', false],
    ['GET-2', 'ProductBOMGet', 'xml', 'path', false],
    ['GET-5', 'ProductBOMGet', 'xml', 'path', true],
    ['AUTH-2', 'APIKeyGet', 'csv', 'path', true],
    ['AUTH-2', 'UserGet', 'csv', 'path', false],
    ['ERR-1', 'DocumentUpdate', 'soap12', 'soap', true],
    ['ERR-1', 'DocumentUpdate', 'json', 'suffix', false],
  ])('%s of %s in %s by %s: %s', (id, name, format, address, holds) => {
    expect(clauseOf(id).appliesTo.holds(at(name, format, address))).toBe(holds);
  });
});
