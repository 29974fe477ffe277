import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { linesOfValues } from '../../config/linesOfValues.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const taken = (text: string): unknown => {
  writeFileSync(join(folder, 'fix.json'), text);
  return loadSettings({ flags: { fixtures: ['fix.json'] }, environment: {}, folder }).fixtures;
};

test.each([
  [
    'in one list',
    '{\n "openWorkOrders": [3, 4,\n  4]\n}',
    'fix.json, line 3: openWorkOrders.2 names 4, which openWorkOrders.1 names already: each record stands in a list once. Remove one of them.',
  ],
  [
    'as a number and as text',
    '{\n "disposable": {\n  "discounts": [7, "7"]\n }\n}',
    /^fix\.json, line 3: disposable\.discounts\.1 names 7, which disposable\.discounts\.0 names already: a run uses each disposable record up once/,
  ],
  [
    'in two disposable lists',
    '{ "disposable": { "closedWorkOrders": [5],\n "allocatedWorkOrders":\n [{ "id": 5, "sku": "A", "quantity": "1" }] } }',
    /^fix\.json, line 3: disposable\.allocatedWorkOrders\.0\.id names 5, which disposable\.closedWorkOrders\.0/,
  ],
  [
    'as disposable and as one that stays',
    '{ "goodsInboundDocumentTypeId": 2,\n "disposable": {\n "documentTypes": [1, 2] } }',
    /^fix\.json, line 3: disposable\.documentTypes\.1 names 2, which goodsInboundDocumentTypeId names already: a run uses up/,
  ],
  [
    'as an open work order and one to be closed',
    '{ "openWorkOrders": [9],\n "disposable": { "closedWorkOrders": [9] } }',
    /^fix\.json, line 2: disposable\.closedWorkOrders\.0 names 9, which openWorkOrders\.0/,
  ],
  [
    'an unknown SKU that is known',
    '{ "knownSkus": ["A", "B"],\n "unknownSku": "B" }',
    /^fix\.json, line 2: unknownSku names B, which knownSkus\.1 names already: no product/,
  ],
])('fixtures that name a record twice are refused: %s', (_, text, message) => {
  expect(() => taken(text)).toThrow(message);
});

test('the same in a settings file', () => {
  writeFileSync(join(folder, 'assay.config.json'), '{ "fixtures": { "openWorkOrders": [1, 1] } }');
  expect(() => loadSettings({ flags: {}, environment: {}, folder })).toThrow(
    /^fixtures\.openWorkOrders\.1 in assay\.config\.json names 1/,
  );
});

describe('what may be the same is taken', () => {
  test.each([
    [
      'one id of two kinds of record',
      '{ "disposable": { "discounts": [1], "boms": [1], "contactPersons": [1] } }',
    ],
    ['one document type for two uses', '{ "goodsInboundDocumentTypeId": -1, "receiveDocumentTypeId": -1 }'],
    [
      'two receipts of one work order',
      '{ "disposable": { "finishedGoodReceipts": [{ "id": 1, "workOrderId": 3 }, { "id": 2, "workOrderId": 3 }] } }',
    ],
  ])('%s', (_, text) => expect(taken(text)).toEqual(JSON.parse(text)));

  test('the fixtures of the reference server', () => {
    const own = fixtures(createServer().store);
    expect(taken(JSON.stringify(own))).toEqual(JSON.parse(JSON.stringify(own)));
  });
});

test('lines are told past brackets, colons and quotes in texts, and past escapes', () => {
  const text = '{"a": "x]}\\",:", "b":\n [1,\n {"c\\u0064": [[], {}, "\\n"]}],\n\n "a.b": true}';
  expect(Object.fromEntries(linesOfValues(text))).toEqual({
    '': 1,
    a: 1,
    b: 2,
    'b.0': 2,
    'b.1': 3,
    'b.1.cd': 3,
    'b.1.cd.0': 3,
    'b.1.cd.1': 3,
    'b.1.cd.2': 3,
    'a.b': 5,
  });
});
