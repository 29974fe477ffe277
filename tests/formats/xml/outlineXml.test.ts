import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outlineXml } from '../../../formats/xml/outlineXml.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { operationNamed } from '../../../specs/operations.ts';

const outline = (name: string, text: string) =>
  outlineXml(responseShape(operationNamed(name)), new TextEncoder().encode(text));

const sample = (server: string, name: string, format: string): string => {
  const found = readFileSync(new URL('../../golden/wire-samples.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .find((line) => line.server === server && line.operation === name && line.format === format);
  return found.response.body;
};

test('an answer of server A tells its namespaces and its order', () => {
  expect(outline('ShippingProviderGet', sample('server A', 'ShippingProviderGet', 'xml'))).toEqual({
    root: { name: 'ShippingProviderGetResponse', namespace: 'http://schemas.example.test/2017/operations' },
    operations: ['http://schemas.example.test/2017/operations'],
    records: ['https://api.example.test/types'],
    status: ['http://schemas.servicestack.net/types'],
    arrays: [],
    itemNames: { mvShippingProvider: ['mvShippingProvider'] },
    messageOrder: { documented: true, ordinal: false },
    recordOrder: { documented: true, ordinal: false },
  });
});

test('an answer of server B tells that its order is ordinal, through the envelope too', () => {
  for (const format of ['xml', 'soap11', 'soap12']) {
    expect(outline('ShippingProviderGet', sample('server B', 'ShippingProviderGet', format))).toMatchObject({
      root: { namespace: 'http://schemas.datacontract.org/2004/07/Inventory.V2017a' },
      operations: ['http://schemas.datacontract.org/2004/07/Inventory.V2017a'],
      records: ['http://schemas.datacontract.org/2004/07/Inventory.V2017a'],
      messageOrder: { documented: false, ordinal: true },
      recordOrder: { documented: false, ordinal: true },
    });
  }
});

test('items have the names and the namespaces that were met, at any depth', () => {
  const found = outline(
    'WorkOrderReOpen',
    '<r xmlns:a="urn:a"><mvWorkOrder><WorkOrderDetails><Row><WorkOrderRowAllocatedDetails xmlns="urn:n"><Detail>' +
      '<WorkOrderBOMRowAllocatedSerialNumbers><a:s>1</a:s><a:t>2</a:t></WorkOrderBOMRowAllocatedSerialNumbers></Detail>' +
      '</WorkOrderRowAllocatedDetails></Row><Row/></WorkOrderDetails></mvWorkOrder><Extra><Row/></Extra></r>',
  );
  expect(found.root).toEqual({ name: 'r', namespace: '' });
  expect(found.itemNames).toEqual({
    mvWorkOrderRow: ['Row'],
    WorkOrderRowAllocatedDetail: ['Detail'],
    string: ['s', 't'],
  });
  expect(found.arrays).toEqual(['urn:a']);
  expect(found.records).toEqual(['', 'urn:n']);
  expect(found.recordOrder).toEqual({ documented: true, ordinal: true });
});

test('items that nothing stands around tell no name of items', () => {
  const found = outline(
    'DiscountGet',
    '<r><mvDiscounts xmlns:d="urn:d"><d:DiscountID>1</d:DiscountID><d:DiscountName>a</d:DiscountName></mvDiscounts><mvDiscounts/></r>',
  );
  expect(found).toMatchObject({ itemNames: {}, records: ['urn:d'], operations: [''] });
});

test('what is no XML is refused', () => {
  expect(() => outline('APIKeyGet', 'no')).toThrow(expect.objectContaining({ name: 'DecodeError' }));
});
