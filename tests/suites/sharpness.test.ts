import { describe, expect, it } from 'vitest';
import type { Format } from '../../specs/Format.ts';
import { judgeBytes, red, type Wire } from './judgeBytes.ts';

/** Red cases at the default address when every call of the operation is answered with these bytes. */
async function redOn(operation: string, format: Format, wire: Wire): Promise<readonly string[]> {
  const verdicts = await judgeBytes(operation, format, () => wire);
  return red(verdicts.filter(({ address }) => address === 'path' || address === 'soap'));
}

/** A lawful body, and that body with one text replaced: exactly the named clauses turn red. */
type Defects = readonly (readonly [what: string, from: string, to: string, red: readonly string[]])[];

function defects(operation: string, format: Format, type: string, lawful: string, table: Defects): void {
  it('is green on a lawful answer', async () => {
    expect(await redOn(operation, format, { body: lawful, type })).toEqual([]);
  });
  it.each(table.map((row) => [...row] as const))('%s', async (_, from, to, expected) => {
    expect(lawful).toContain(from);
    expect(await redOn(operation, format, { body: lawful.replace(from, () => to), type })).toEqual(expected);
  });
}

describe('a Get whose records hold nothing', () => {
  const answer = (records: string): Wire => ({
    body: `{"mvCompanies":[${records}],"ResponseStatus":{"ErrorCode":"0"}}`,
    type: 'application/json',
  });
  const ofGet1 = async (records: string) => {
    const verdicts = await judgeBytes('CompanyGet', 'json', () => answer(records), ['json/CompanyGet/GET-1']);
    return verdicts.map(({ status, cause }) => [status, cause]);
  };

  it.each([
    ['{},{}', [['blocked', 'nothing']]],
    ['{},{"CompanyName":"Acme"}', [['passed', undefined]]],
    ['{"Firm":"Acme"}', [['failed', undefined]]],
  ])('%s', async (records, expected) => {
    expect(await ofGet1(records)).toEqual(expected);
  });
});

describe('APIKeyGet in csv', () => {
  it('whose status block is lost to JavaScript breaks one clause', async () => {
    const wire = { body: 'ResponseStatus\r\n[object Object]\r\n', type: 'text/csv' };
    expect(await redOn('APIKeyGet', 'csv', wire)).toEqual(['ENV-1 failed']);
  });
});

describe('CompanyGet in json', () => {
  const lawful =
    '{"mvCompanies":[{"CompanyId":7,"CompanyName":"Acme","CompanyIsDefault":true,"CompanyAddress":{"City":"Athens"},' +
    '"CompanyTimeZoneOffsetInMinutes":120,"CompanyDaylightStartDate":"\\/Date(1490497200000+0200)\\/",' +
    '"CompanyDaylightEndDate":"/Date(-62135596800000-0000)/"}],"ResponseStatus":{"ErrorCode":"0"},"InternalErrorCode":""}';
  defects('CompanyGet', 'json', 'application/json; charset=utf-8', lawful, [
    ['no status block', '"ResponseStatus":{"ErrorCode":"0"}', '"Status":{"ErrorCode":"0"}', ['ENV-1 failed']],
    ['a status block that is text', '{"ErrorCode":"0"}', '"ok"', ['ENV-1 failed']],
    ['ErrorCode as a number', '"ErrorCode":"0"', '"ErrorCode":0', ['ENV-2 failed']],
    ['ErrorCode OK', '"ErrorCode":"0"', '"ErrorCode":"OK"', ['ENV-2 failed']],
    ['no ErrorCode', '{"ErrorCode":"0"}', '{}', ['ENV-2 failed']],
    ['a message that is a number', '{"ErrorCode":"0"}', '{"ErrorCode":"0","Message":5}', ['ENV-4 failed']],
    [
      'a stack trace that is a list',
      '{"ErrorCode":"0"}',
      '{"ErrorCode":"0","StackTrace":["a"]}',
      ['ENV-5 failed'],
    ],
    ['errors that are text', '{"ErrorCode":"0"}', '{"ErrorCode":"0","Errors":"none"}', ['ENV-6 failed']],
    [
      'an error whose field is a number',
      '{"ErrorCode":"0"}',
      '{"ErrorCode":"0","Errors":[{"FieldName":1}]}',
      ['ENV-6 failed'],
    ],
    ['a code that is a number', '"InternalErrorCode":""', '"InternalErrorCode":5', ['ENV-10 failed']],
    ['an id in quotes', '"CompanyId":7', '"CompanyId":"7"', ['TYP-1 failed']],
    ['an id with a fraction of zeros', '"CompanyId":7', '"CompanyId":7.0', ['TYP-1/plain-digits warned']],
    ['an id that is no number', '"CompanyId":7', '"CompanyId":"seven"', ['TYP-1 failed']],
    ['a bool in quotes', ':true', ':"true"', ['TYP-2 failed']],
    ['a date without an offset', '+0200)', ')', ['TYP-5 failed']],
    ['an ISO date', '"\\/Date(1490497200000+0200)\\/"', '"2017-03-26T03:00:00"', ['TYP-5 failed']],
    ['the unset date with another zero', '-0000)', '+0000)', ['TYP-6 failed']],
    ['a member in other letters', '"CompanyName"', '"companyName"', ['TYP-14 failed']],
    ['text that is a number', '"Acme"', '12', ['TYP-15 failed']],
    ['a record that is text', '{"City":"Athens"}', '"Athens"', ['TYP-15 failed']],
    ['a list of numbers', '[{', '[1,{', ['GET-1 failed']],
    ['a truncated document', '"0"},"InternalErrorCode":""}', '"0', ['FMT-1 failed']],
    ['no last bracket', '""}', '""', ['FMT-11 warned']],
    ['a trailing comma', '""}', '"",}', ['FMT-11 warned']],
    ['names without quotes', '"CompanyId":', 'CompanyId:', ['FMT-11 warned']],
    ['a bool in capitals', ':true', ':True', ['TYP-2 failed']],
    ['undocumented members', '"CompanyName"', '"More":{"deep":[1]},"CompanyName"', []],
    ['nil for no value', '"Acme"', 'null', []],
    ['no offset but zero', '+0200)', '-0000)', []],
  ]);

  it('judges the HTTP status of a success, and nothing else by it', async () => {
    expect(
      await redOn('CompanyGet', 'json', { body: lawful, type: 'application/json', status: 201 }),
    ).toEqual(['ENV-11 failed']);
  });

  it('judges the Content-Type, and nothing else by it', async () => {
    expect(await redOn('CompanyGet', 'json', { body: lawful, type: 'text/plain' })).toEqual(['FMT-2 failed']);
  });

  it('blames the refusal of a plain Get on GET-1 alone', async () => {
    const body = '{"mvCompanies":[],"ResponseStatus":{"ErrorCode":"500","Message":"boom"}}';
    expect(await redOn('CompanyGet', 'json', { body, type: 'application/json', status: 500 })).toEqual([
      'GET-1 failed',
    ]);
  });

  it('blames a call that is not let in on AUTH-1 alone', async () => {
    const body = '{"ResponseStatus":{"ErrorCode":"401","Message":"no"}}';
    expect(await redOn('CompanyGet', 'json', { body, type: 'application/json', status: 401 })).toEqual([
      'AUTH-1 failed',
    ]);
  });
});

describe('DiscountDelete of an unknown id in xml', () => {
  const id = /<DiscountIDToDelete>/;
  const answers = (change: (body: string) => string) =>
    judgeBytes('DiscountDelete', 'xml', (call) => {
      // A refusal that does not speak of absence is followed by a look for the ids that there are.
      const sent = (call.members.DiscountIDToDelete ?? { lexeme: '' }) as { lexeme: string };
      const isKnown = sent.lexeme === '5';
      const body = isKnown
        ? '<DiscountDeleteResponse><result>true</result><ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus></DiscountDeleteResponse>'
        : change(
            `<r:DiscountDeleteResponse xmlns:r="urn:x"><r:result>false</r:result><r:ResponseStatus><r:ErrorCode>500</r:ErrorCode><r:Message>Discount ${sent.lexeme} does not exist.</r:Message></r:ResponseStatus><r:InternalErrorCode>DiscountNotExists</r:InternalErrorCode></r:DiscountDeleteResponse>`,
          );
      return { body, type: 'application/xml', status: isKnown ? 200 : 404 };
    }).then((verdicts) => red(verdicts.filter(({ address }) => address === 'path')));

  it.each<[string, string | RegExp, string, readonly string[]]>([
    ['lawful', id, '', []],
    ['another ErrorCode', '>500<', '>404<', ['ENV-3 failed']],
    ['ErrorCode 0', '>500<', '>0<', ['ENV-3 failed']],
    // The call without the name of an application fails in the same way.
    ['no message', /<r:Message>.*<\/r:Message>/, '', ['ENV-4 failed', 'ENV-4/unknown-id failed']],
    ['a message without the id', /Discount \d+ does/, 'It does', ['ERR-2 failed']],
    ['a message that says something else', 'does not exist', 'is wrong', ['ERR-2/wording warned']],
    ['another code', 'DiscountNotExists', 'NotFound', ['ERR-2 failed']],
    ['result true', '>false<', '>true<', ['ENV-9/unknown-id failed']],
    ['no result', '<r:result>false</r:result>', '', ['ENV-9/present warned']],
    ['result in capitals', '>false<', '>False<', ['TYP-2/unknown-id-lower-case warned']],
    ['a bare ampersand', 'does not exist.', 'does not exist & cannot go.', ['FMT-11/unknown-id warned']],
    ['nothing of it', /^.*$/s, 'hello', ['FMT-1/unknown-id failed']],
  ])('%s', async (_, from, to, expected) => {
    expect(await answers((body) => body.replace(from, to))).toEqual(expected);
  });

  it('blames a delete of nothing that is answered as done on ERR-2 alone', async () => {
    const done =
      '<DiscountDeleteResponse><result>true</result><ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus></DiscountDeleteResponse>';
    expect(await answers(() => done)).toEqual(['ERR-2 failed']);
  });
});

describe('DiscountGet in jsv', () => {
  const lawful =
    '{mvDiscounts:[{DiscountID:7,DiscountName:"a,b",DiscountValue:12.50}],ResponseStatus:{ErrorCode:0}}';
  defects('DiscountGet', 'jsv', 'text/jsv', lawful, [
    ['an id that is no number', ':7', ':seven', ['TYP-1 failed']],
    ['a value that is no number', '12.50', 'much', ['TYP-3 failed']],
    ['a member in other letters', 'DiscountName', 'discountName', ['TYP-14 failed']],
    [
      'a list that is a text',
      '[{DiscountID:7,DiscountName:"a,b",DiscountValue:12.50}]',
      'none',
      ['GET-1 failed'],
    ],
  ]);
});

describe('ProductBOMGet in csv', () => {
  const lawful =
    'mvProductBOMs,ResponseStatus\r\n"[{ProductID:7,ProductSKU:A,mvRawMaterials:[{ProductID:8,RawMaterialQuantity:1.5}]}]",{ErrorCode:0}\r\n';
  defects('ProductBOMGet', 'csv', 'text/csv', lawful, [
    [
      'json in a cell',
      '[{ProductID:7,ProductSKU:A,mvRawMaterials:[{ProductID:8,RawMaterialQuantity:1.5}]}]',
      '[{""ProductID"":7,""ProductSKU"":""A"",""mvRawMaterials"":[{""ProductID"":8,""RawMaterialQuantity"":1.5}]}]',
      ['TYP-11/json-cell warned'],
    ],
    ['no status block', ',{ErrorCode:0}', ',', ['ENV-1 failed']],
    [
      'quotes around nothing',
      'mvProductBOMs,ResponseStatus\r\n',
      'InternalErrorCode,mvProductBOMs,ResponseStatus\r\n"",',
      [],
    ],
    ['a status that is not quoted', '{ErrorCode:0}', '{ErrorCode:0,Message:fine}', ['FMT-11 warned']],
    ['a quote that is not doubled', 'ProductSKU:A', 'ProductSKU:"A,B"', ['FMT-11 warned']],
    [
      'markup in place of a list',
      '[{ProductID:7,ProductSKU:A,mvRawMaterials:[{ProductID:8,RawMaterialQuantity:1.5}]}]',
      '<r>7</r>',
      ['TYP-11 failed'],
    ],
    [
      'markup in place of a nested list',
      '[{ProductID:8,RawMaterialQuantity:1.5}]',
      '<r>8</r>',
      ['TYP-11 failed'],
    ],
  ]);

  it('judges flattened csv by what is left of it', async () => {
    const body = 'ProductID,ProductSKU,mvRawMaterials\r\n7,A,"[{ProductID:8,RawMaterialQuantity:1.5}]"\r\n';
    expect(await redOn('ProductBOMGet', 'csv', { body, type: 'text/csv' })).toEqual(['ENV-1 failed']);
  });
});

describe('ProductBOMGet in csv, objects in columns of their own', () => {
  const lawful =
    'ResponseStatus.ErrorCode,ResponseStatus.Message,mvProductBOMs\n0,,"[{ProductID:7,ProductSKU:A,mvRawMaterials:[]}]"\n';
  defects('ProductBOMGet', 'csv', 'text/csv', lawful, [
    ['another ErrorCode', '\n0,', '\nOK,', ['ENV-2 failed']],
    ['an id that is no number', 'ProductID:7', 'ProductID:x', ['TYP-1 failed']],
  ]);
});

describe('DiscountGet in xml, its list repeated without an element around', () => {
  const lawful =
    '<DiscountGetResponse><mvDiscounts><DiscountID>8</DiscountID><DiscountName>b</DiscountName></mvDiscounts>' +
    '<mvDiscounts><DiscountID>7</DiscountID><DiscountName>a</DiscountName></mvDiscounts>' +
    '<ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus></DiscountGetResponse>';
  defects('DiscountGet', 'xml', 'application/xml', lawful, [
    ['an id that is no number', '>7<', '>seven<', ['TYP-1 failed']],
    [
      'an item that is text',
      '<DiscountID>7</DiscountID><DiscountName>a</DiscountName>',
      'none',
      ['GET-1 failed'],
    ],
  ]);
});

describe('APIKeyGet in soap12', () => {
  const lawful =
    '<?xml version="1.0" encoding="utf-8"?><e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope"><e:Body><APIKeyGetResponse xmlns="urn:y"><ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus></APIKeyGetResponse></e:Body></e:Envelope>';
  defects('APIKeyGet', 'soap12', 'application/soap+xml', lawful, [
    [
      'the namespace of soap11',
      'http://www.w3.org/2003/05/soap-envelope',
      'http://schemas.xmlsoap.org/soap/envelope/',
      ['FMT-5 failed'],
    ],
  ]);

  it('blames a body element of another name on FMT-4', async () => {
    const body = lawful.replaceAll('APIKeyGetResponse', 'Answer');
    expect(await redOn('APIKeyGet', 'soap12', { body, type: 'text/xml' })).toEqual(['FMT-4 failed']);
  });

  it('blames a bare Fault on FMT-4 alone', async () => {
    const body =
      '<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope"><e:Body><e:Fault><e:Code><e:Value>e:Sender</e:Value></e:Code><e:Reason><e:Text xml:lang="en">no</e:Text></e:Reason></e:Fault></e:Body></e:Envelope>';
    expect(await redOn('APIKeyGet', 'soap12', { body, type: 'application/soap+xml', status: 500 })).toEqual([
      'FMT-4 failed',
    ]);
  });
});

describe('CustomReportGetData, whose status block is optional', () => {
  it('is not blamed for leaving it out, nor for what can then not be judged', async () => {
    const body = '{"Rows":[{"Quantity":1}]}';
    const verdicts = await judgeBytes('CustomReportGetData', 'json', () => ({
      body,
      type: 'application/json',
    }));
    expect(red(verdicts.filter(({ address }) => address === 'path'))).toEqual([]);
    expect(verdicts.some(({ cause }) => cause === 'clause:ENV-1')).toBe(false);
  });
});

describe('jsonp', () => {
  it('that is wrapped in another name than the one that was asked for fails FMT-8 alone', async () => {
    const json = '{"ResponseStatus":{"ErrorCode":"0"}}';
    const verdicts = await judgeBytes('APIKeyGet', 'json', ({ callback }) =>
      callback !== undefined
        ? { body: `other(${json});`, type: 'text/javascript' }
        : { body: json, type: 'application/json' },
    );
    expect(red(verdicts)).toEqual(['FMT-8/jsonp failed', 'FMT-8/jsonp-elsewhere failed']);
  });

  it('that is wrapped on the generic path alone fails FMT-8 alone, where the query names json', async () => {
    const json = '{"ResponseStatus":{"ErrorCode":"0"}}';
    const verdicts = await judgeBytes('APIKeyGet', 'json', ({ address, callback = '' }) =>
      address === 'jsonp'
        ? { body: `${callback}(${json});`, type: 'text/javascript' }
        : { body: json, type: 'application/json' },
    );
    expect(red(verdicts)).toEqual(['FMT-8/jsonp-elsewhere failed']);
  });
});

describe('an answer that is no document at all', () => {
  it.each<[string, Format, string, string]>([
    ['{} in json', 'json', '{}', 'ENV-1 failed'],
    ['{} in xml', 'xml', '{}', 'FMT-1 failed'],
    ['{} in jsv', 'jsv', '{}', 'ENV-1 failed'],
    ['{} in csv', 'csv', '{}', 'FMT-1 failed'],
    ['{} in soap11', 'soap11', '{}', 'FMT-3 failed'],
    ['garbage in csv', 'csv', 'lorem ipsum, dolor', 'FMT-1 failed'],
    ['garbage in jsv', 'jsv', 'lorem ipsum', 'FMT-1 failed'],
    ['html in xml', 'xml', '<!DOCTYPE html><html><body><p>404<br></body></html>', 'FMT-1 failed'],
    ['nothing', 'json', '', 'FMT-1 failed'],
  ])('%s fails one clause', async (_, format, body, expected) => {
    expect(await redOn('APIKeyGet', format, { body, type: 'application/json' })).toEqual(
      expected === 'ENV-1 failed' && format !== 'json' ? ['ENV-1 failed', 'FMT-2 failed'] : [expected],
    );
  });
});
