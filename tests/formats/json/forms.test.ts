import { describe, expect, it } from 'vitest';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { json } from '../../../formats/json/json.ts';
import { requestShape, responseShape } from '../../../specs/messageShapes.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operationNamed } from '../../../specs/operations.ts';
import type { ScalarType } from '../../../specs/Shape.ts';
import type { Value } from '../../../specs/Value.ts';
import { decodedForm } from '../decodedForm.ts';
import { shapeOf } from '../vectorShape.ts';

/** A type, the json that stood there, what it means, and the deviation. */
const forms: readonly (readonly [ScalarType, string, Value, string?])[] = [
  ['int', '7', numeric(7)],
  ['int', '-7', numeric(-7)],
  ['int', '123456789012345678901234567890', numeric('123456789012345678901234567890')],
  ['int', '1.0', numeric(1), 'TYP-1 SHOULD plain-digits'],
  ['int', '1E2', numeric(100), 'TYP-1 SHOULD plain-digits'],
  ['int', '1200e-2', numeric(12), 'TYP-1 SHOULD plain-digits'],
  ['int', '1.5', numeric('1.5'), 'TYP-1 MUST'],
  ['int', '"7"', numeric(7), 'TYP-1 MUST'],
  ['int', '"7.0"', numeric(7), 'TYP-1 MUST'],
  ['int', '""', null, 'TYP-1 MUST'],
  ['int', '"x"', 'x', 'TYP-1 MUST'],
  ['int', 'true', 'true', 'TYP-1 MUST'],
  ['int', '[7]', null, 'TYP-1 MUST'],
  ['int', '{}', null, 'TYP-1 MUST'],
  ['int', 'null', null],
  ['decimal', '12.50', numeric('12.50')],
  ['decimal', '0.1234567890123456789012345678', numeric('0.1234567890123456789012345678')],
  ['decimal', '"12.50"', numeric('12.50'), 'TYP-3 MUST'],
  ['decimal', '"3.00"', numeric('3.00'), 'TYP-3 MUST'],
  ['decimal', '"12,50"', '12,50', 'TYP-3 MUST'],
  ['number', '1E2', numeric('1E2')],
  ['number', '"3"', numeric(3), 'TYP-3 MUST'],
  ['number', 'false', 'false', 'TYP-3 MUST'],
  ['bool', 'true', true],
  ['bool', '"true"', true, 'TYP-2 MUST'],
  ['bool', '"False"', false, 'TYP-2 MUST'],
  ['bool', '1', true, 'TYP-2 MUST'],
  ['bool', '"yes"', 'yes', 'TYP-2 MUST'],
  ['bool', '""', null, 'TYP-2 MUST'],
  ['bool', '[true]', null, 'TYP-2 MUST'],
  ['string', '"a\\/b\\u00e9"', 'a/bé'],
  ['string', '"\\ud800"', '\ud800'],
  ['string', '0', '0', 'TYP-15 MUST'],
  ['string', 'true', 'true', 'TYP-15 MUST'],
  ['string', '{"a":1}', null, 'TYP-15 MUST'],
  ['enumeration', '"Insert"', 'Insert'],
  ['enumeration', '2', '2', 'TYP-10 SHOULD'],
  ['enumeration', '""', '', 'TYP-10 SHOULD'],
  ['enumeration', '" "', ' ', 'TYP-10 SHOULD'],
  ['enumeration', '["Insert"]', null, 'TYP-10 SHOULD'],
  ['intText', '"12"', '12'],
  ['intText', '12', '12'],
  ['intText', '""', ''],
  ['intText', 'null', null],
  ['intText', '"a"', 'a', 'TYP-17 MUST'],
  ['intText', '1.5', '1.5', 'TYP-17 MUST'],
  ['intText', 'true', 'true', 'TYP-17 MUST'],
  ['intText', '[7]', null, 'TYP-17 MUST'],
];

describe('forms of single values in json', () => {
  for (const [type, written, value, deviation] of forms) {
    it(`${type} ${written}`, () => {
      const shape = shapeOf('Probe', { M: { kind: 'scalar', type } });
      expect(decodedForm(json, shape, `{"M":${written}}`)).toEqual({
        value: { M: value },
        deviations: deviation === undefined ? [] : [deviation],
      });
    });
  }

  it('reads NaN as no number in no json', () => {
    const shape = shapeOf('Probe', { M: { kind: 'scalar', type: 'decimal' } });
    expect(decodedForm(json, shape, '{"M":NaN}')).toEqual({
      value: { M: 'NaN' },
      deviations: ['FMT-11 SHOULD', 'TYP-3 MUST'],
    });
  });
});

describe('forms of json documents', () => {
  const status = responseShape(operationNamed('DiscountDelete'));
  const good = '"ResponseStatus":{"ErrorCode":"0"}';

  it('is silent about blanks and a byte order mark', () => {
    const read = decodedForm(json, status, `\uFEFF \r\n{ "result" : true,\n${good} }\n `);
    expect(read).toEqual({ value: { result: true, ResponseStatus: { ErrorCode: '0' } }, deviations: [] });
  });

  it('blames a bare ErrorCode on ENV-2, not on the type of text', () => {
    expect(decodedForm(json, status, '{"ResponseStatus":{"ErrorCode":0}}')).toEqual({
      value: { ResponseStatus: { ErrorCode: '0' } },
      deviations: ['ENV-2 MUST'],
    });
  });

  it('takes the last of two members, the same value included', () => {
    for (const first of ['false', 'true']) {
      expect(decodedForm(json, status, `{"result":${first},"result":true,${good}}`)).toMatchObject({
        value: { result: true },
        deviations: ['FMT-11 SHOULD'],
      });
    }
    expect(decodedForm(json, status, '{"result":false,"\\u0072esult":true}').value).toEqual({ result: true });
  });

  it('reads a raw line break in a string', () => {
    expect(decodedForm(json, status, '{"InternalErrorCode":"a\nb"}')).toEqual({
      value: { InternalErrorCode: 'a\nb' },
      deviations: ['FMT-11 SHOULD'],
    });
  });

  it('takes __proto__ for a name', () => {
    const { value, undocumented } = json.decode(
      status,
      Buffer.from('{"__proto__":{"result":true},"result":false}'),
    );
    expect(value.result).toBe(false);
    expect(undocumented).toEqual(['__proto__']);
    const open = json.decode(
      responseShape(operationNamed('CompanyDelete')),
      Buffer.from('{"__proto__":{"x":1}}'),
    );
    expect(open.undocumented).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it("takes a serializer's metadata for no misspelling, and for no part of an open record", () => {
    const metadata = '"__type":"T","$id":"1","_id":"5a0c"';
    const providers = responseShape(operationNamed('ShippingProviderGet'));
    const service = `{${metadata},"IsEnabled":true}`;
    expect(
      decodedForm(json, providers, `{"mvShippingProviders":[{"ShippingProviderServices":[${service}]}]}`),
    ).toMatchObject({
      value: { mvShippingProviders: [{ ShippingProviderServices: [{ IsEnabled: true }] }] },
      deviations: [],
    });
    const user = responseShape(operationNamed('UserGet'));
    const held = `{"mvUser":{${metadata},"UserName":"n","Roles":[{${metadata},"Name":"admin"}]}}`;
    expect(decodedForm(json, user, held)).toMatchObject({
      value: { mvUser: { UserName: 'n', Roles: [{ Name: 'admin' }] } },
      deviations: [],
    });
    const { undocumented, value } = json.decode(user, Buffer.from(held));
    expect(undocumented).toEqual(['mvUser.__type', 'mvUser.$id', 'mvUser._id']);
    expect(JSON.stringify(value)).not.toContain('5a0c');
  });

  it('reads names in another case and groups laid flat, under TYP-14', () => {
    expect(decodedForm(json, status, '{"Result":true,"responseStatus":{"errorCode":"0"}}')).toEqual({
      value: { result: true, ResponseStatus: { ErrorCode: '0' } },
      deviations: ['TYP-14 MUST', 'TYP-14 MUST', 'TYP-14 MUST'],
    });
    const shipping = requestShape(operationNamed('ShippingInformationUpdate'));
    expect(decodedForm(json, shipping, '{"ShippingInfo":{"Weight":1.5,"LockerId":3}}')).toEqual({
      value: { ShippingInfo: { WeightInfo: { Weight: numeric('1.5') }, LockerId: numeric(3) } },
      deviations: ['TYP-14 MUST'],
    });
  });

  it('reads a lone record where a list is due', () => {
    const get = responseShape(operationNamed('DiscountGet'));
    expect(decodedForm(json, get, '{"mvDiscounts":{"DiscountID":1}}')).toEqual({
      value: { mvDiscounts: [{ DiscountID: numeric(1) }] },
      deviations: ['GET-1 MUST'],
    });
  });

  it.each([
    ['', 0],
    ['null', 0],
    ['"x"', 0],
    ['7', 0],
    ['[{"result":true}]', 0],
    ['hello', 0],
    ['{"result":tru', 13],
    ['{"result":"', 10],
    ['<ResponseStatus/>', 0],
  ])('refuses %j and says where', (text, offset) => {
    const error = (() => {
      try {
        return json.decode(status, Buffer.from(text));
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(DecodeError);
    expect(error).toMatchObject({ offset, reason: 'syntax' });
  });
});
