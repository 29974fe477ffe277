import { describe, expect, it } from 'vitest';
import { csv } from '../../../formats/csv/csv.ts';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { unsetMs, wall } from '../../../specs/datetime.ts';
import { requestShape, responseShape } from '../../../specs/messageShapes.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { decodedForm } from '../decodedForm.ts';
import { vectorShape } from '../vectorShape.ts';

const x = { BatchNumberName: 'x', AssignedQTYInDetail: numeric(2) };
const y = { BatchNumberName: 'y', AssignedQTYInDetail: numeric(3) };

describe('lists and records in cells of csv', () => {
  it.each([
    ['O\n[]\n', { O: [] }, []],
    ['O\n"[{BatchNumberName:x,AssignedQTYInDetail:2}]"\n', { O: [x] }, []],
    ['O\n"[BatchNumberName:x,AssignedQTYInDetail:2]"\n', { O: [x] }, []],
    [
      'O\n"[BatchNumberName:x,AssignedQTYInDetail:2,BatchNumberName:y,AssignedQTYInDetail:3]"\n',
      { O: [x, y] },
      [],
    ],
    [
      'O\n"[{BatchNumberName:x,AssignedQTYInDetail:2},{BatchNumberName:y,AssignedQTYInDetail:3}]"\n',
      { O: [x, y] },
      [],
    ],
    [
      'O\n"[[BatchNumberName:x,AssignedQTYInDetail:2],[BatchNumberName:y,AssignedQTYInDetail:3]]"\n',
      { O: [x, y] },
      [],
    ],
    [
      'O\n"[{""BatchNumberName"":""x"",""AssignedQTYInDetail"":2}]"\n',
      { O: [x] },
      ['TYP-11 SHOULD json-cell'],
    ],
    ['O\n"{BatchNumberName:x,AssignedQTYInDetail:2}"\n', { O: [x] }, ['TYP-11 MUST']],
    ['O\n"BatchNumberName:x,AssignedQTYInDetail:2"\n', { O: [x] }, ['TYP-11 MUST']],
    ['O\n"[{BatchNumberName:x"\n', { O: null }, ['TYP-11 MUST']],
    ['L\n"[a,""b,c""]"\n', { L: ['a', 'b,c'] }, []],
    ['L\n"a,b"\n', { L: ['a', 'b'] }, ['TYP-11 MUST']],
    ['L\n"[""a\\""b""]"\n', { L: ['a"b'] }, ['TYP-11 SHOULD json-cell']],
    ["O\n\"[{'BatchNumberName': 'x', 'AssignedQTYInDetail': Decimal('2')}]\"\n", { O: [x] }, ['TYP-11 MUST']],
    ['O\n"[object Object],[object Object]"\n', { O: null }, ['TYP-11 MUST']],
    ['O\n[object Object]\n', { O: null }, ['TYP-11 MUST']],
    ['L\n[object Object]\n', { L: ['object Object'] }, []],
    ["A\n\"{'Name': 'a', 'City': None}\"\n", { A: { Name: 'a', City: null } }, []],
    ['A\n"{Name:a,City:""b,c""}"\n', { A: { Name: 'a', City: 'b,c' } }, []],
    ['A\n"[Name:a,City:b]"\n', { A: { Name: 'a', City: 'b' } }, []],
    ['A\n"Name:a,City:b"\n', { A: { Name: 'a', City: 'b' } }, []],
    ['A\n"{""Name"":""a"",""City"":null}"\n', { A: { Name: 'a', City: null } }, []],
  ])('%j', (text, value, deviations) => {
    expect(decodedForm(csv, vectorShape, text)).toEqual({ value, deviations });
  });
});

describe('forms of csv documents', () => {
  const row = { S: 'a', I: numeric(1), B: true, T: wall(unsetMs) };

  it.each([
    ['S,I,B,T\na,1,True,0001-01-01T00:00:00\n', row, []],
    ['S,I,B,T\r\na,1,true,0001-01-01T00:00:00\r\n', row, []],
    ['S,I,B,T\r\na,1,true,0001-01-01T00:00:00\n', row, []],
    ['S,I,B,T\na,1,true,0001-01-01T00:00:00', row, []],
    ['S,I,B,T\na,1,true,0001-01-01T00:00:00\n\n', row, []],
    ['S,I,B,T\ra,1,true,0001-01-01T00:00:00\r', row, []],
    ['\uFEFF"S","I","B","T"\n"a","1","true","0001-01-01T00:00:00"\n', row, []],
    ['S,I,B,T\na,1,true,0001-01-01\n', row, ['TYP-8 MUST']],
    ['S,I\n,\n', { S: null, I: null }, []],
    ['S,I\n"",\n', { S: '', I: null }, []],
    ['S\n\n', { S: null }, []],
    ['S\n""\n', { S: '' }, []],
    ['S\n[x]\n', { S: '[x]' }, []],
    ['S\n"a\r\nb"\n', { S: 'a\r\nb' }, []],
    ['S,I\na"b,1\n', { S: 'a"b', I: numeric(1) }, ['FMT-11 SHOULD']],
    ['S,I\na\n', { S: 'a' }, ['FMT-11 SHOULD']],
    ['S,I\na,1,2\n', { S: 'a', I: numeric(1) }, ['FMT-11 SHOULD']],
    ['S,S\na,b\n', { S: 'b' }, ['FMT-11 SHOULD']],
    ['S\na\nb\n', { S: 'a' }, ['FMT-11 SHOULD']],
    ['s\na\n', { S: 'a' }, ['TYP-14 MUST']],
  ])('%j', (text, value, deviations) => {
    expect(decodedForm(csv, vectorShape, text)).toEqual({ value, deviations });
  });

  it.each(['', '\n', 'hello', 'hello\nworld\n', 'S\n"a', 'S,I\n', '<html>\n</html>'])(
    'refuses %j',
    (text) => {
      expect(() => csv.decode(vectorShape, Buffer.from(text))).toThrow(DecodeError);
    },
  );
});

describe('flattened csv', () => {
  const get = responseShape(operationNamed('DiscountGet'));

  it('is the records of the only list', () => {
    const decoded = csv.decode(get, Buffer.from('DiscountID,DiscountName,Extra\r\n2,"b,c",x\r\n1,,y\r\n'));
    expect(decoded).toMatchObject({
      layout: 'flattened',
      deviations: [],
      undocumented: ['mvDiscounts.Extra'],
    });
    expect(decoded.value).toEqual({
      mvDiscounts: [
        { DiscountID: numeric(2), DiscountName: 'b,c' },
        { DiscountID: numeric(1), DiscountName: null },
      ],
    });
  });

  it('has an empty list in a lone header', () => {
    const decoded = csv.decode(
      get,
      Buffer.from('DiscountID,DiscountName,DiscountDescription,DiscountValue\n'),
    );
    expect(decoded).toMatchObject({ layout: 'flattened', value: { mvDiscounts: [] }, deviations: [] });
  });

  it('says the record of a deviation', () => {
    const { deviations } = csv.decode(get, Buffer.from('DiscountID\n1\nx\n'));
    expect(deviations).toMatchObject([{ clause: 'TYP-1', path: 'mvDiscounts[1].DiscountID', actual: 'x' }]);
  });

  it('has nested lists in its cells', () => {
    const providers = responseShape(operationNamed('ShippingProviderGet'));
    const text = 'ShippingProviderId,ShippingProviderServices\n7,"[{Id:1,IsEnabled:True,Name:""x,y""}]"\n';
    expect(csv.decode(providers, Buffer.from(text)).value).toEqual({
      mvShippingProviders: [
        {
          ShippingProviderId: numeric(7),
          ShippingProviderServices: [{ Id: '1', IsEnabled: true, Name: 'x,y' }],
        },
      ],
    });
  });

  it('is not what a status under its own name is', () => {
    const decoded = csv.decode(get, Buffer.from('ResponseStatus\n"{ErrorCode:500,Message:""a:b""}"\n'));
    expect(decoded).toMatchObject({
      layout: 'message',
      value: { ResponseStatus: { ErrorCode: '500', Message: 'a:b' } },
    });
  });

  it('may be of records whose members are not shown', () => {
    const users = responseShape(operationNamed('SerialNumberGet'));
    expect(csv.decode(users, Buffer.from('SerialNumber,Sku\n007,a\n'))).toMatchObject({
      layout: 'flattened',
      value: { mvSerialNumbers: [{ SerialNumber: '007', Sku: 'a' }] },
    });
  });
});

it.each(['{}', '<html>\n<p>no</p>', '{"a":1}'])(
  '%j is no flattened list, not of open records either',
  (text) => {
    const serials = responseShape(operationNamed('SerialNumberGet'));
    expect(() => csv.decode(serials, Buffer.from(text))).toThrow(DecodeError);
  },
);

it('reads requests by the same rules', () => {
  const request = requestShape(operationNamed('ShippingProviderGet'));
  const text =
    'Filters,ReturnTopNRecords,APIKEY\r\n"[{FieldName:ShippingProviderId,SearchOperator:LessThan,SearchValue:5}]",-1,KEY\r\n';
  expect(decodedForm(csv, request, text)).toEqual({
    value: {
      Filters: [{ FieldName: 'ShippingProviderId', SearchOperator: 'LessThan', SearchValue: '5' }],
      ReturnTopNRecords: numeric(-1),
      APIKEY: 'KEY',
    },
    deviations: [],
  });
});
