import { describe, expect, test } from 'vitest';
import { serveOptions } from '../../../cli/serve/serveOptions.ts';
import { createServer } from '../../../server/createServer.ts';
import type { Planted } from '../../../server/mutants/Mutant.ts';
import { mutantNamed, mutantOperators, plantedBy } from '../../../server/mutants/mutants.ts';
import { operations } from '../../../specs/operations.ts';
import { clauses } from '../../../suites/kernel/clauses.ts';

const all: readonly Planted[] = mutantOperators.flatMap((operator) => plantedBy(operator));

describe('the mutants', () => {
  test('have names of their own, and no operator hides another', () => {
    expect(new Set(mutantOperators).size).toBe(mutantOperators.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.filter(({ name, operator }) => !name.endsWith(`/${operator}`))).toEqual([]);
  });

  test('are as many as were counted when an operator or a rule changed last', () => {
    const count = (is: string) => all.filter(({ ruling }) => ruling.is === is).length;
    expect({
      operators: mutantOperators.length,
      fault: count('fault'),
      lawful: count('lawful'),
      unseen: count('unseen'),
    }).toEqual({ operators: 65, fault: 118_336, lawful: 41_078, unseen: 17_437 });
  });

  test('are about every operation, format, direction and kind of member', () => {
    const met = (of: (one: Planted) => string) => [...new Set(all.map(of))].sort();
    expect(met(({ operation }) => operation)).toEqual([...operations.keys()].sort());
    expect(met(({ direction }) => direction)).toEqual(['request', 'response']);
    expect(met(({ scope }) => scope.replace(/[@~].*/, ''))).toEqual(
      ['all', 'csv', 'json', 'jsv', 'soap11', 'soap12', 'xml'].sort(),
    );
    expect(met(({ kind }) => kind)).toEqual(
      [
        ...['action', 'address', 'answer', 'computed', 'envelope', 'failure', 'filter', 'id', 'key', 'list'],
        ...['name', 'option', 'plain', 'record', 'rows', 'state', 'status', 'target'],
      ].sort(),
    );
  });

  test('break clauses that there are, or say why they break none', () => {
    const named = new Set(all.flatMap(({ ruling }) => (ruling.is === 'fault' ? ruling.clauses : [])));
    expect([...named].filter((id) => !clauses.has(id))).toEqual([]);
    const reasons = new Set(all.map(({ ruling }) => ruling.because));
    expect([...reasons].filter((text) => !/^\w.{10,}\.$/.test(text))).toEqual([]);
  });

  test('are found by their names, and only by these', () => {
    for (const one of all.filter((_, index) => index % 5003 === 0))
      expect(mutantNamed(one.name)?.planted.name).toBe(one.name);
    expect(mutantNamed('response/json/CompanyGet/mvCompanies[].CompanyName/unheardOf')).toBeUndefined();
    expect(mutantNamed('response/json/CompanyGet/mvCompanies[].Name/endLost')).toBeUndefined();
    expect(mutantNamed('codeAsNumber')).toBeUndefined();
  });
});

describe('what the document says about a mutant', () => {
  test.each([
    ['response/json/CompanyGet/mvCompanies[].CompanyName/trimmed', 'lawful', ''],
    ['response/json/CompanyGet/mvCompanies[].CompanyName/endLost', 'MUST', 'XF-1'],
    ['response/all/CompanyGet/mvCompanies[].CompanyName/endLost', 'MUST', 'ACT-6'],
    ['response/all/DiscountGet/mvDiscounts[].DiscountName/endLost', 'MUST', 'FLT-1'],
    ['response/all/DiscountGet/mvDiscounts[].DiscountName/lowered', 'unseen', ''],
    ['response/all/SalesOrderGet/mvSalesOrders[].SalesOrderDate/timeLost', 'unseen', ''],
    ['response/all/SalesOrderGet/mvSalesOrders[].SalesOrderDetails/firstItemLost', 'unseen', ''],
    ['response/csv/SalesOrderGet/mvSalesOrders[].SalesOrderDetails/firstItemLost', 'MUST', 'XF-1'],
    ['response/csv/SalesOrderGet/mvSalesOrders[].SalesOrderDetails/reversed', 'SHOULD', 'XF-1'],
    ['response/json~second/DiscountGet/mvDiscounts/lastItemLost', 'SHOULD', 'GET-8'],
    ['response/json~second/DiscountGet/mvDiscounts/reversed', 'MUST', 'GET-2'],
    ['response/json@jsonp/DiscountGet/mvDiscounts/lastItemLost', 'MUST', 'XF-1'],
    ['response/json@namedGet/SalesOrderGet/mvSalesOrders/lastItemLost', 'SHOULD', 'XF-1'],
    ['response/all/DashboardBoxGet/mvDashboardBoxes/otherNumber', 'MUST', 'GET-1'],
    ['response/all/DashboardBoxGet/mvDashboardBoxes/noneAsAbsent', 'lawful', ''],
    ['response/all/DashboardBoxGet/mvDashboardBoxes/dropped', 'unseen', ''],
    ['response/all/CompanyGet/mvCompanies/dropped', 'MUST', 'GET-1'],
    ['response/all/CustomReportGetData/Rows/unprefixed', 'lawful', ''],
    ['request/all/CustomReportGetData/CustomReportId/scaled', 'unseen', ''],
    ['request/csv/CustomReportGetData/CustomReportId/scaled', 'MUST', 'GET-10'],
    ['response/all/DocumentUpdate/mvDocument.DocumentId/dropped', 'lawful', ''],
    ['response/all/DocumentUpdate/mvDocument.DocumentId/oneMore', 'MUST', 'ENV-7'],
    ['response/json/DashboardBoxGet/mvDashboardBoxes/oneAsObject', 'MUST', 'GET-1'],
    ['response/all/SerialNumberGet/mvSerialNumbers/reversed', 'lawful', ''],
    ['response/all/CompanyUpdate/mvCompany.CompanyComments/dropped', 'MUST', 'ACT-1'],
    ['response/all/CompanyUpdate/mvCompany.CompanyPhone/dropped', 'lawful', ''],
    ['response/all/CompanyUpdate/mvCompany.CompanyPhone/camelCased', 'MUST', 'TYP-14'],
    ['response/all/CompanyUpdate/entityID/dropped', 'lawful', ''],
    ['response/all/DocumentUpdate/entityID/dropped', 'MUST', 'ENV-14'],
    ['response/all/DocumentUpdate/mvDocument.DocumentAmountGrandTotal/scaled', 'lawful', ''],
    ['response/all/DocumentUpdate/mvDocument.DocumentStatus/neighbourWord', 'MUST', 'DOC-1'],
    ['response/soap11/CompanyGet/mvCompanies[].CompanyDaylightStartDate/retyped', 'SHOULD', 'TYP-7'],
    ['response/json/CompanyGet/mvCompanies[].CompanyId/quoted', 'MUST', 'TYP-1'],
    ['response/all/DiscountGet/ResponseStatus.StackTrace/dropped', 'lawful', ''],
    ['response/all/DiscountGet/ResponseStatus.ErrorCode/dropped', 'MUST', 'ENV-2'],
    ['request/xml/CompanyUpdate/mvCompany.CompanyComments/dropped', 'MUST', 'ACT-1'],
    ['request/xml/CompanyUpdate/mvCompany.CompanyPhone/dropped', 'lawful', ''],
    ['request/xml/CompanyUpdate/mvCompany.CompanyName/endLost', 'MUST', 'ACT-6'],
    ['request/xml/PurchaseOrderUpdate/mvPurchaseOrder.PurchaseOrderAddresses/lastItemLost', 'lawful', ''],
    ['request/xml/PurchaseOrderUpdate/mvPurchaseOrder.PurchaseOrderAddresses/dropped', 'MUST', 'ACT-1'],
    ['response/xml/PurchaseOrderUpdate/mvPurchaseOrder.PurchaseOrderDetails/doubled', 'lawful', ''],
    ['response/xml/PurchaseOrderUpdate/mvPurchaseOrder.PurchaseOrderDetails/lastItemLost', 'MUST', 'ACT-1'],
    [
      'response/xml/ShippingProviderUpdate/mvShippingProvider.ShippingProviderServices/doubled',
      'MUST',
      'ACT-1',
    ],
    ['request/xml/WorkOrderReOpen/WorkOrderId/oneMore', 'MUST', 'WO-2'],
    ['request/json/CompanyGet/showDeleted/dropped', 'SHOULD', 'GET-6'],
    ['request/json/CompanyGet/showDeleted/neighbourWord', 'MUST', 'GET-6'],
    ['response/json/EventSubscriptionAdd/ResponseStatus.Message/dropped', 'unseen', ''],
    ['response/json/DiscountDelete/ResponseStatus.Message/dropped', 'MUST', 'ENV-4'],
    ['request/json/CompanyGet/ReturnTopNRecords/dropped', 'MUST', 'GET-5'],
    ['request/json/SerialNumberGet/ReturnTopNRecords/dropped', 'lawful', ''],
    ['request/json/CompanyGet/Filters[Equals.string]/asContains', 'MUST', 'FLT-1'],
    ['request/json/CompanyGet/Filters[Contains.int]/ignored', 'lawful', ''],
    ['request/json/CompanyUpdate/mvRecordAction[InsertOrUpdate]/takenInsert', 'SHOULD', 'ACT-3'],
    ['request/json/PurchaseOrderUpdate/mvRecordAction[InsertOrUpdate]/takenInsert', 'lawful', ''],
    ['response/all/DiscountDelete/failure[unknownId]/otherStatus', 'lawful', ''],
    ['response/csv/DiscountDelete/failure[unknownId]/otherStatus', 'NOTE', 'XF-4'],
    ['response/csv/DiscountDelete/failure[unknownId]/asSuccess', 'MUST', 'ERR-2'],
    ['request/json@named/CompanyGet/notRouted', 'none', ''],
    ['request/soap12@soap/CompanyGet/notRouted', 'MUST', 'FMT-4'],
    ['request/soap12@suffix/SalesOrderGet/notRouted', 'SHOULD', 'FMT-6'],
  ])('%s: %s %s', (name, level, clause) => {
    const ruling = mutantNamed(name)?.planted.ruling;
    const told =
      ruling === undefined
        ? ['none', '']
        : ruling.is === 'fault'
          ? [ruling.level, ruling.clauses[0]]
          : [ruling.is, ''];
    expect(told).toEqual([level, clause]);
  });
});

test('a mutant can be served like a fault', () => {
  const name = 'response/json/CompanyGet/mvCompanies[].CompanyName/endLost';
  expect(serveOptions({ fault: [name, 'codeAsNumber'] }).arrangement.hooks).toHaveLength(2);
  expect(() => serveOptions({ fault: [`${name}2`] })).toThrow('is not known');
});

describe('a planted mutant', () => {
  const key = 'sandbox-key';
  const read = (name: string) => {
    const mutant = mutantNamed(name);
    if (mutant === undefined) throw new Error(`no mutant ${name}`);
    const server = createServer({ hooks: [mutant.hook] });
    const ask = (url: string, body: string, type: string) =>
      Buffer.from(
        server.handle({ method: 'POST', url, headers: { 'content-type': type }, body: Buffer.from(body) })
          .body,
      ).toString();
    const json = (members = {}) =>
      ask('/json/reply/DiscountGet', JSON.stringify({ APIKEY: key, ...members }), 'application/json');
    const jsv = () => ask('/jsv/reply/DiscountGet', `{APIKEY:${key}}`, 'text/jsv');
    return { mutant, json, jsv };
  };
  const plain = read('response/csv/DiscountGet/mvDiscounts/firstItemLost');

  test('changes its format alone, and notes it', () => {
    const { mutant, json, jsv } = read('response/json/DiscountGet/mvDiscounts/firstItemLost');
    expect(jsv()).toBe(plain.jsv());
    expect(mutant.noted).toEqual({ reached: 0, changed: 0 });
    const before = JSON.parse(plain.json()).mvDiscounts;
    expect(JSON.parse(json()).mvDiscounts).toEqual(before.slice(1));
    expect(mutant.noted).toEqual({ reached: 1, changed: 1 });
  });

  test('changes every second one of equal requests', () => {
    const { json } = read('response/json~second/DiscountGet/mvDiscounts/firstItemLost');
    const counts = [json(), json({ ReturnTopNRecords: -1 }), json(), json()].map(
      (text) => JSON.parse(text).mvDiscounts.length,
    );
    const [usual] = counts;
    expect(counts).toEqual([usual, usual, (usual ?? 0) - 1, usual]);
  });

  test('understands a request otherwise', () => {
    const { json } = read('request/json/DiscountGet/ReturnTopNRecords/oneMore');
    expect(JSON.parse(json({ ReturnTopNRecords: 1 })).mvDiscounts).toHaveLength(2);
  });

  test('answers a failure otherwise, and nothing else', () => {
    const mutant = mutantNamed('response/all/DiscountDelete/failure[unknownId]/asSuccess');
    if (mutant === undefined) throw new Error('no such mutant');
    const server = createServer({ hooks: [mutant.hook] });
    const body = (APIKEY: string) => Buffer.from(JSON.stringify({ APIKEY, DiscountIDToDelete: 987_654 }));
    const ask = (given: string) =>
      server.handle({
        method: 'POST',
        url: '/json/reply/DiscountDelete',
        headers: { 'content-type': 'application/json' },
        body: body(given),
      }).outcome.errorCode;
    expect([ask(key), ask('wrong')]).toEqual(['0', '500']);
  });

  test('is missing at one address alone', () => {
    const mutant = mutantNamed('request/json@path/DiscountGet/notRouted');
    if (mutant === undefined) throw new Error('no such mutant');
    const server = createServer({ hooks: [mutant.hook] });
    const status = (url: string) =>
      server.handle({ method: 'POST', url, headers: {}, body: Buffer.from(JSON.stringify({ APIKEY: key })) })
        .status;
    expect([status('/json/reply/DiscountGet'), status('/json/reply/CompanyGet')]).toEqual([404, 200]);
  });
});
