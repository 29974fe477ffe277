import { describe, expect, it } from 'vitest';
import { csv } from '../../../formats/csv/csv.ts';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { decodedForm } from '../decodedForm.ts';
import { shapeOf, vectorShape } from '../vectorShape.ts';

const discounts = responseShape(operationNamed('DiscountGet'));
const deleted = responseShape(operationNamed('DiscountDelete'));
const bom = responseShape(operationNamed('ProductBOMGet'));
const ill = 'FMT-11 SHOULD';
const ok = { ErrorCode: '0' };

describe('cells whose quoting does not tell where they end', () => {
  it.each([
    [
      'quotes that are not doubled',
      discounts,
      'mvDiscounts,ResponseStatus\n"[{DiscountID:7,DiscountName:"a,b"}]",{ErrorCode:0}\n',
      { mvDiscounts: [{ DiscountID: numeric(7), DiscountName: 'a,b' }], ResponseStatus: ok },
      [ill],
    ],
    [
      'quotes that are not doubled, and a comma behind',
      discounts,
      'mvDiscounts,ResponseStatus\r\n"[{DiscountName:"a",DiscountID:7},{DiscountName:"",DiscountID:8}]",{ErrorCode:0}\r\n',
      {
        mvDiscounts: [
          { DiscountName: 'a', DiscountID: numeric(7) },
          { DiscountName: '', DiscountID: numeric(8) },
        ],
        ResponseStatus: ok,
      },
      [ill],
    ],
    [
      'one quote that is not doubled',
      discounts,
      'mvDiscounts,ResponseStatus\n"[{DiscountName:""a,b",DiscountID:7}]",{ErrorCode:0}\n',
      { mvDiscounts: [{ DiscountName: 'a,b', DiscountID: numeric(7) }], ResponseStatus: ok },
      [ill],
    ],
    [
      'backslashes before quotes',
      discounts,
      'mvDiscounts,ResponseStatus\r\n"[{DiscountID:7,DiscountName:\\"a,b\\"}]","{ErrorCode:0,Message:\\"\\"}"\r\n',
      {
        mvDiscounts: [{ DiscountID: numeric(7), DiscountName: 'a,b' }],
        ResponseStatus: { ErrorCode: '0', Message: '' },
      },
      [ill],
    ],
    [
      'backslashes before quotes within text, and one at the end of a cell',
      vectorShape,
      'S,I\n"say \\"a, b\\"",7\n',
      { S: 'say "a, b"', I: numeric(7) },
      [ill],
    ],
    [
      'no quotes around a status',
      deleted,
      'result,ResponseStatus,InternalErrorCode\nfalse,{ErrorCode:500,Message:x},DiscountNotExists\n',
      {
        result: false,
        ResponseStatus: { ErrorCode: '500', Message: 'x' },
        InternalErrorCode: 'DiscountNotExists',
      },
      [ill],
    ],
    [
      'no quotes around a list',
      discounts,
      'ResponseStatus,mvDiscounts\n{ErrorCode:0},[{DiscountID:7,DiscountValue:1.50},{DiscountID:8}]',
      {
        ResponseStatus: ok,
        mvDiscounts: [{ DiscountID: numeric(7), DiscountValue: numeric('1.50') }, { DiscountID: numeric(8) }],
      },
      [ill],
    ],
    [
      'quotes in a text',
      deleted,
      'InternalErrorCode,result,ResponseStatus\n"a "b", c",true,{ErrorCode:0}\n',
      { InternalErrorCode: 'a "b", c', result: true, ResponseStatus: ok },
      [ill],
    ],
    ['a quote in a text alone', vectorShape, 'S,I\n"a "b" c",1\n', { S: 'a "b" c', I: numeric(1) }, [ill]],
    [
      'quotes in rows',
      discounts,
      'DiscountID,DiscountName,DiscountValue\n1,"a "b", c",1.5\n2,"d",2\n3,,\n',
      {
        mvDiscounts: [
          { DiscountID: numeric(1), DiscountName: 'a "b", c', DiscountValue: numeric('1.5') },
          { DiscountID: numeric(2), DiscountName: 'd', DiscountValue: numeric(2) },
          { DiscountID: numeric(3), DiscountName: null, DiscountValue: null },
        ],
      },
      [ill],
    ],
  ])('%s', (_, shape, text, value, deviations) => {
    expect(decodedForm(csv, shape, text)).toEqual({ value, deviations });
  });

  it('are refused when nothing tells', () => {
    const text = 'result,ResponseStatus\nno, he said, ok,{ErrorCode:0}\n';
    expect(() => csv.decode(deleted, Buffer.from(text))).toThrow(DecodeError);
  });
});

it('quotes around nothing mean nothing, but around empty text', () => {
  const shape = shapeOf('Probe', {
    ...Object.fromEntries(vectorShape.members.map(({ name, type }) => [name, type])),
    E: { kind: 'scalar', type: 'enumeration' },
    N: { kind: 'scalar', type: 'number' },
  });
  expect(decodedForm(csv, shape, 'S,I,D,B,T,L,O,A,E,N\n"","","","","","","","","",""\n')).toEqual({
    value: { S: '', I: null, D: null, B: null, T: null, L: null, O: null, A: null, E: null, N: null },
    deviations: [],
  });
});

describe('a list that is none costs TYP-11 alone', () => {
  it.each([
    ['in a cell', bom, 'mvProductBOMs\n<r>a</r>\n', { mvProductBOMs: null }],
    ['in a cell, of pieces', bom, 'mvProductBOMs\n"<r a=""1"">x</r>,y"\n', { mvProductBOMs: null }],
    [
      'in a record',
      bom,
      'mvProductBOMs\n"[{ProductID:7,mvRawMaterials:<r>a</r>}]"\n',
      { mvProductBOMs: [{ ProductID: numeric(7), mvRawMaterials: [] }] },
    ],
  ])('%s', (_, shape, text, value) => {
    expect(decodedForm(csv, shape, text)).toEqual({ value, deviations: ['TYP-11 MUST'] });
  });

  it('but in the status block', () => {
    expect(decodedForm(csv, bom, 'ResponseStatus\n"{ErrorCode:0,Errors:none}"\n').deviations).toEqual([
      'ENV-6 MUST',
    ]);
  });
});

describe('objects in columns of their own', () => {
  it.each([
    [
      'a status',
      discounts,
      'ResponseStatus.ErrorCode,ResponseStatus.Message,mvDiscounts\n0,"a,b",[{DiscountID:7}]\n',
      { ResponseStatus: { ErrorCode: '0', Message: 'a,b' }, mvDiscounts: [{ DiscountID: numeric(7) }] },
    ],
    [
      'with nothing in them',
      discounts,
      'ResponseStatus.ErrorCode,ResponseStatus.Message,mvDiscounts\n,,[]\n',
      { ResponseStatus: null, mvDiscounts: [] },
    ],
    [
      'in rows',
      responseShape(operationNamed('CompanyGet')),
      'CompanyId,CompanyAddress.City,CompanyAddress.Name\n7,Athens,\n',
      { mvCompanies: [{ CompanyId: numeric(7), CompanyAddress: { City: 'Athens', Name: null } }] },
    ],
  ])('%s', (_, shape, text, value) => {
    expect(decodedForm(csv, shape, text)).toEqual({ value, deviations: [] });
  });

  it('are judged by their types and names', () => {
    const shape = responseShape(operationNamed('CompanyGet'));
    const read = (text: string) => csv.decode(shape, Buffer.from(text));
    const { value, deviations, undocumented } = read('responseStatus.ErrorCode,mvCompanies.x\n0,1\n');
    expect(value).toMatchObject({ ResponseStatus: { ErrorCode: '0' } });
    expect(deviations.map(({ clause }) => clause)).toEqual(['TYP-14']);
    expect(undocumented).toContain('mvCompanies.x');
    const beside = read('responseStatus.ErrorCode,mvCompanies.x,ResponseStatus.y\n0,1,2\n');
    expect(beside).toMatchObject({ value: { ResponseStatus: {} }, deviations: [] });
    expect(beside.undocumented).toContain('responseStatus');
  });
});
