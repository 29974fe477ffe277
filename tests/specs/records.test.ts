import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { operationNamed } from '../../specs/operations.ts';
import { annotations, recordSchemas } from '../../specs/recordSchemas.ts';
import { documentedRecords, recordShape } from '../../specs/shapes.ts';

/** The fields of each record, counted by hand in the document. */
const fields: Readonly<Record<string, number>> = {
  ...{ ResponseStatus: 4, ResponseError: 3, Filter: 5, mvAddress: 16, BatchNumberDetail: 3, BatchNumber: 3 },
  ...{
    ShippingInfo: 8,
    ProviderInfo: 3,
    CostInfo: 3,
    WeightInfo: 2,
    ShipmentDimensionsInfo: 4,
    ShipDateInfo: 1,
  },
  ...{ GenericAftersalesProServicesInfo: 22, mvDocument: 55, mvDocumentRow: 16 },
  ...{ mvPurchaseOrder: 53, mvPurchaseOrderRow: 20, mvSalesOrder: 55, mvSalesOrderRow: 18 },
  ...{ mvWorkOrder: 41, mvWorkOrderRow: 8, WorkOrderRowAllocatedDetail: 5, WorkOrderReturnMaterial: 4 },
  ...{ mvDocumentType: 53, mvShippingProvider: 7, ShippingProviderService: 3, ShippingProviderPackage: 3 },
  ...{ mvDiscount: 4, mvProductBOM: 3, RawMaterial: 4, mvProductClient: 8 },
  ...{ ProductBundleDetails: 46, ProductCategory: 3, BundledProductInfo: 6 },
  ...{ mvIntegrationUpdate: 9, mvEvent: 4, mvDashboardBox: 5, mvCompany: 13 },
};

function compiler(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  for (const annotation of annotations) ajv.addKeyword(annotation);
  for (const schema of recordSchemas.values()) ajv.addSchema(schema);
  return ajv;
}

const ajv = compiler();

function validatorOf(record: string) {
  const validate = ajv.getSchema(recordSchemas.get(record)?.$id ?? record);
  if (validate === undefined) throw new Error(`no schema is named ${record}`);
  return validate;
}

describe("the records are the document's", () => {
  test('38 records with 523 fields, five more whose members are not shown', () => {
    expect(
      Object.fromEntries(documentedRecords.map((name) => [name, recordShape(name).members.length])),
    ).toEqual(fields);
    expect(documentedRecords).toHaveLength(38);
    expect(Object.values(fields).reduce((sum, count) => sum + count, 0)).toBe(523);
    const open = [...recordSchemas.values()]
      .filter((schema) => schema.open === true)
      .map(({ title }) => title);
    expect(open).toEqual([
      'CustomReportRow',
      'mvAccountSetting',
      'mvBatchNumber',
      'mvSerialNumber',
      'mvUser',
    ]);
  });

  test('members without shown types in their own paragraph have the types of their pattern', () => {
    const typeOf = (record: string, member: string) => recordShape(record).byName.get(member)?.type;
    for (const name of ['ReceivedQuantity', 'InvoicedQuantity']) {
      expect(typeOf('mvPurchaseOrderRow', `PurchaseOrderRow${name}`)).toEqual({
        kind: 'scalar',
        type: 'number',
      });
    }
    expect(typeOf('mvSalesOrderRow', 'SalesOrderRowShippedQuantity')).toEqual({
      kind: 'scalar',
      type: 'number',
    });
    expect(typeOf('mvSalesOrderRow', 'SalesOrderTotalTaxAmount')).toEqual({
      kind: 'scalar',
      type: 'decimal',
    });
    expect(typeOf('mvSalesOrder', 'SalesOrderShipDocumentTypeID')).toEqual({
      kind: 'scalar',
      type: 'intText',
    });
    expect(typeOf('mvPurchaseOrder', 'PurchaseOrderReceiveDocumentTypeID')).toEqual({
      kind: 'scalar',
      type: 'intText',
    });
    expect(typeOf('ShipDateInfo', 'ShipDate')).toEqual({ kind: 'scalar', type: 'string' });
    expect(typeOf('mvDiscount', 'DiscountValue')).toEqual({ kind: 'scalar', type: 'decimal' });
    expect(typeOf('mvWorkOrder', 'WorkOrderTotalMaterialCost')).toEqual({ kind: 'scalar', type: 'number' });
  });

  test('plain members are those that no server computes', () => {
    const plain = (record: string) =>
      recordShape(record)
        .members.filter((member) => member.plain)
        .map(({ name }) => name);
    expect(plain('mvPurchaseOrderRow')).toEqual([
      'PurchaseOrderRowProductSKU',
      'PurchaseOrderRowQuantity',
      'PurchaseOrderRowUnitPriceWithoutTaxOrDiscount',
      'PurchaseOrderRowRemarks',
    ]);
    expect(plain('mvCompany')).toEqual(['CompanyComments']);
    expect(plain('mvAddress')).toEqual(['AddressLine1', 'AddressLine2', 'AddressLine3']);
    expect(plain('mvIntegrationUpdate')).toEqual([
      'Entity',
      'EntityIDs',
      'Action',
      'Application',
      'JsonData',
      'Payload',
    ]);
    expect(plain('BundledProductInfo')).toEqual(['ProductSKU', 'QuantityInBundle']);
    expect(plain('CostInfo')).toEqual(['ShippingCost', 'OtherCosts']);
    expect(plain('GenericAftersalesProServicesInfo')).toHaveLength(21);
    expect(plain('mvDocument')).toHaveLength(6 + 2 + 10 + 1);
    expect(plain('ShippingInfo')).toEqual(['LockerId']);
    expect(plain('WeightInfo')).toEqual(['Weight']);
  });
});

describe('the schemas are JSON Schemas', () => {
  test.each([...recordSchemas.keys()])('%s compiles, and its references lead somewhere', (name) => {
    expect(validatorOf(name)).toBeTypeOf('function');
  });

  test('a file is named as its title, and holds nothing but a schema of the record', () => {
    const files = readdirSync(new URL('../../specs/records/', import.meta.url)).filter((file) =>
      file.endsWith('.json'),
    );
    expect(files).toHaveLength(38 + 5 + 1);
    for (const [name, schema] of recordSchemas) {
      expect(schema.title).toBe(name);
      expect(schema.$id.endsWith(`/${name}.schema.json`)).toBe(true);
      expect(schema.description).not.toBe('');
      expect(schema.section).not.toBe('');
    }
  });

  test('a reference that leads nowhere would be noticed', () => {
    const broken = compiler();
    broken.addSchema({ $id: 'https://assay.test/schemas/records/broken', $ref: 'mvNothing.schema.json' });
    expect(() => broken.getSchema('https://assay.test/schemas/records/broken')).toThrow(
      "can't resolve reference",
    );
  });
});

const golden = (file: string): readonly Record<string, never>[] =>
  readFileSync(new URL(`../golden/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

interface Sample {
  readonly operation: string;
  readonly format: string;
  readonly note: string;
  readonly response: { readonly body: string };
}

/** The records of a json answer, each with the name of its schema. */
function recordsIn(sample: Sample): readonly (readonly [string, unknown])[] {
  const body = JSON.parse(sample.response.body.replace(/^cb\((.*)\)$/s, '$1')) as Record<string, unknown>;
  return operationNamed(sample.operation).response.flatMap(
    ({ name, type }): (readonly [string, unknown])[] => {
      const value = body[name];
      const record = type.replace('list of ', '');
      if (value === undefined || !recordSchemas.has(record)) return [];
      return (Array.isArray(value) ? value : [value]).map((item) => [record, item] as const);
    },
  );
}

describe('real exchanges against the schemas', () => {
  const samples = (golden('wire-samples.jsonl') as unknown as Sample[]).filter(
    ({ format, operation }) => format === 'json' && operation !== 'Nope',
  );
  const found = samples.flatMap(recordsIn);

  test('there are status blocks, providers and a company among them', () => {
    const counted: Record<string, number> = {};
    for (const [record] of found) counted[record] = (counted[record] ?? 0) + 1;
    expect(counted).toEqual({
      ResponseStatus: samples.length,
      mvShippingProvider: 4,
      mvCompany: 1,
    });
  });

  test.each(found)('%s %j is of its schema', (record, value) => {
    const validate = validatorOf(record);
    validate(value);
    expect(validate.errors ?? []).toEqual([]);
  });

  const dates = golden('vectors.jsonl').filter(({ kind }) => kind === 'datetime') as unknown as {
    json: string;
  }[];

  test.each(dates)('the date $json is of the documented form exactly when it has an offset', ({ json }) => {
    const date = JSON.parse(json) as string;
    const validate = validatorOf('mvCompany');
    const lawful = validate({ CompanyDaylightStartDate: date });
    expect(lawful).toBe(/[+-]\d{4}\)/.test(date));
    if (!lawful) {
      const reasons = validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
      expect(reasons).toEqual(['/CompanyDaylightStartDate pattern']);
    }
  });

  test.each([
    ['mvShippingProvider', { ShippingProviderId: '1001' }, '/ShippingProviderId type'],
    ['mvShippingProvider', { ShippingProviderServices: { Id: '1' } }, '/ShippingProviderServices type'],
    [
      'mvShippingProvider',
      { ShippingProviderServices: [{ IsEnabled: 'True' }] },
      '/ShippingProviderServices/0/IsEnabled type',
    ],
    ['mvCompany', { CompanyAddress: { City: 7 } }, '/CompanyAddress/City type'],
    ['mvDiscount', { DiscountValue: '12.50' }, '/DiscountValue type'],
    ['mvDiscount', { DiscountID: 1.5 }, '/DiscountID type'],
    [
      'mvPurchaseOrder',
      { PurchaseOrderReceiveDocumentTypeID: 'GRN' },
      '/PurchaseOrderReceiveDocumentTypeID pattern',
    ],
    ['ResponseStatus', { ErrorCode: 0 }, '/ErrorCode type'],
  ])('%s %j is refused for %s', (record, value, reason) => {
    const validate = validatorOf(record);
    expect(validate(value)).toBe(false);
    expect(validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toContain(
      reason,
    );
  });
});
