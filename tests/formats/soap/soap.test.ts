import { describe, expect, test } from 'vitest';
import { soap11, soap12 } from '../../../formats/soap/soap.ts';
import { wall } from '../../../specs/datetime.ts';
import { requestShape, responseShape } from '../../../specs/messageShapes.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { libxmlTree } from '../xml/libxmlTree.ts';
import { spread, written } from '../xml/written.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const status = responseShape(operationNamed('APIKeyGet'));
const versions = [
  { codec: soap11, envelope: 'http://schemas.xmlsoap.org/soap/envelope/', clause: 'FMT-3' },
  { codec: soap12, envelope: 'http://www.w3.org/2003/05/soap-envelope', clause: 'FMT-4' },
];

describe.each(versions)('$codec.name', ({ codec, envelope, clause }) => {
  const other = versions.find((version) => version.codec !== codec)?.envelope ?? '';
  const read = (text: string, shape = status) => {
    const { value, deviations, layout } = codec.decode(shape, utf8(text));
    return {
      value,
      layout,
      deviations: deviations.map((d) => `${d.clause} ${d.level} ${d.slug ?? '-'} ${d.path}`),
    };
  };
  const fine =
    '<APIKeyGetResponse><ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus></APIKeyGetResponse>';
  const value = { ResponseStatus: { ErrorCode: '0' } };
  const within = (body: string, namespace = envelope): string =>
    `<s:Envelope xmlns:s="${namespace}"><s:Body>${body}</s:Body></s:Envelope>`;

  test.each([
    ['an envelope', within(fine), []],
    [
      'a declaration and a byte order mark',
      `\ufeff<?xml version="1.0" encoding="utf-8"?>${within(fine)}`,
      [],
    ],
    [
      'another prefix',
      `<SOAP-ENV:Envelope xmlns:SOAP-ENV="${envelope}"><SOAP-ENV:Body>${fine}</SOAP-ENV:Body></SOAP-ENV:Envelope>`,
      [],
    ],
    [
      'the envelope as default namespace',
      `<Envelope xmlns="${envelope}"><Body><q:APIKeyGetResponse xmlns:q="urn:q" xmlns=""><ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus></q:APIKeyGetResponse></Body></Envelope>`,
      [],
    ],
    [
      'a Header',
      `<s:Envelope xmlns:s="${envelope}"><s:Header><APIKeyGetResponse/></s:Header><s:Body>\n${fine}\n</s:Body></s:Envelope>`,
      [],
    ],
    ['the namespace of the other version', within(fine, other), ['FMT-5 MUST - ']],
    ['a namespace of nobody', within(fine, 'urn:x'), ['FMT-5 MUST - ']],
    ['no namespace', `<Envelope><Body>${fine}</Body></Envelope>`, ['FMT-5 MUST - ']],
    [
      'a Body in another namespace',
      `<s:Envelope xmlns:s="${envelope}"><t:Body xmlns:t="${other}">${fine}</t:Body></s:Envelope>`,
      ['FMT-5 MUST - '],
    ],
    ['no envelope', fine, [`${clause} MUST - `]],
    ['two elements', within(`<Other/>${fine}`), [`${clause} MUST - `]],
    [
      'another name',
      within('<APIKeyGetResult><ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus></APIKeyGetResult>'),
      [`${clause} MUST - `],
    ],
    [
      'no name at all that fits, nor an envelope',
      '<r><ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus></r>',
      [`${clause} MUST - `],
    ],
  ])('reads %s', (_name, text, deviations) => {
    expect(read(text)).toEqual({ value, layout: 'message', deviations });
  });

  test.each([
    ['bare', (body: string) => body, [`${clause} MUST - `]],
    ['in a Body', within, [`${clause} MUST - `]],
  ])('reads an ErrorResponse %s', (_name, wrap, deviations) => {
    const text = wrap(
      '<ErrorResponse xmlns="urn:s"><ResponseStatus><ErrorCode>E</ErrorCode><Message>m</Message></ResponseStatus></ErrorResponse>',
    );
    expect(read(text)).toEqual({
      value: { ResponseStatus: { ErrorCode: 'E', Message: 'm' } },
      layout: 'errorResponse',
      deviations,
    });
  });

  test('reads a Fault and makes up no status', () => {
    const fault = '<s:Fault><faultcode>s:Client</faultcode><faultstring>not so</faultstring></s:Fault>';
    expect(read(within(fault))).toEqual({
      value: { Fault: { faultcode: 's:Client', faultstring: 'not so' } },
      layout: 'fault',
      deviations: [`${clause} MUST - `],
    });
  });

  test('reads the status that a Fault carries', () => {
    const fault =
      '<s:Fault><s:Code><s:Value>s:Sender</s:Value></s:Code><s:Reason><s:Text xml:lang="en">not so</s:Text></s:Reason>' +
      '<s:Detail><d:APIKeyGetResponse xmlns:d="urn:d"><d:ResponseStatus><d:ErrorCode>500</d:ErrorCode></d:ResponseStatus></d:APIKeyGetResponse></s:Detail></s:Fault>';
    expect(read(within(fault))).toEqual({
      value: {
        ResponseStatus: { ErrorCode: '500' },
        Fault: {
          Code: { Value: 's:Sender' },
          Reason: { Text: 'not so' },
          Detail: { APIKeyGetResponse: { ResponseStatus: { ErrorCode: '500' } } },
        },
      },
      layout: 'fault',
      deviations: [`${clause} MUST - `],
    });
  });

  test('reports date-times at the level of SOAP', () => {
    const shape = responseShape(operationNamed('CompanyUpdate'));
    const body = (text: string): string =>
      within(
        `<CompanyUpdateResponse><mvCompany><CompanyDaylightStartDate>${text}</CompanyDaylightStartDate></mvCompany></CompanyUpdateResponse>`,
      );
    const at = 'mvCompany.CompanyDaylightStartDate';
    expect(read(body('2017-01-10T10:30:00Z'), shape)).toEqual({
      value: { mvCompany: { CompanyDaylightStartDate: wall(Date.UTC(2017, 0, 10, 10, 30), 0) } },
      layout: 'message',
      deviations: [`TYP-7 SHOULD - ${at}`],
    });
    expect(read(body('0001-01-01'), shape).deviations).toEqual([`TYP-8 SHOULD - ${at}`]);
  });

  test.each([
    ['json', '{\n"ResponseStatus":{\n "ErrorCode":"XmlException"\n}\n}\n'],
    ['nothing', ''],
    ['a web page', '<html><body><p>no</p></body></html>'],
    ['an envelope without a Body', `<s:Envelope xmlns:s="${envelope}"><s:Header/></s:Envelope>`],
    ['a Body without an element', within(' ')],
    ['a Body with something else', within('<p>no</p>')],
    ['half an envelope', within(fine).slice(0, -13)],
  ])('refuses %s', (_name, text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ name: 'DecodeError', reason: 'syntax' }));
  });

  test.each(written)(
    'writes and reads, after what a person wrote: $name',
    ({ shape, value: message, dialect, xml }) => {
      const byHand = utf8(within(xml));
      expect(libxmlTree(codec.encode(shape, message, { dialect }))).toEqual(libxmlTree(byHand));
      const decoded = codec.decode(shape, byHand);
      expect([decoded.value, decoded.deviations, decoded.layout]).toEqual([message, [], 'message']);
    },
  );

  test('writes an envelope to the byte', () => {
    const bytes = codec.encode(
      requestShape(operationNamed('CompanyDelete')),
      { APIKEY: 'K', CompanyIDToDelete: numeric(7) },
      { dialect: spread },
    );
    expect(new TextDecoder().decode(bytes)).toBe(
      `<s:Envelope xmlns:s="${envelope}"><s:Body><CompanyDelete xmlns="urn:o"><APIKEY>K</APIKEY><CompanyIDToDelete>7</CompanyIDToDelete></CompanyDelete></s:Body></s:Envelope>`,
    );
  });
});
