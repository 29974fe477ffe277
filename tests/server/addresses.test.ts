import { describe, expect, test } from 'vitest';
import { sandbox } from './sandbox.ts';

const soap = (version: '11' | '12', element: string): string => {
  const namespace =
    version === '11'
      ? 'http://schemas.xmlsoap.org/soap/envelope/'
      : 'http://www.w3.org/2003/05/soap-envelope';
  return `<?xml version="1.0" encoding="utf-8"?><env:Envelope xmlns:env="${namespace}"><env:Header/><env:Body>${element}</env:Body></env:Envelope>`;
};

const deletion =
  '<DiscountDelete><APIKEY>KEY</APIKEY><DiscountIDToDelete>-7</DiscountIDToDelete></DiscountDelete>';
const bodies = {
  json: ['application/json', '{"APIKEY":"KEY","DiscountIDToDelete":-7}'],
  xml: ['application/xml', deletion],
  jsv: ['text/jsv', '{APIKEY:KEY,DiscountIDToDelete:-7}'],
  csv: ['text/csv', 'APIKEY,DiscountIDToDelete\r\nKEY,-7\r\n'],
} as const;
const message = 'The discount with id -7 does not exist. The discount delete failed.';
const answers = {
  json: `{"result":false,"ResponseStatus":{"ErrorCode":"500","Message":"${message}","StackTrace":"","Errors":[]},"InternalErrorCode":"DiscountNotExists"}`,
  xml: `<ErrorCode>500</ErrorCode><Message>${message}</Message>`,
  jsv: `{result:false,ResponseStatus:{ErrorCode:500,Message:${message},StackTrace:"",Errors:[]},InternalErrorCode:DiscountNotExists}`,
  csv: 'result,ResponseStatus,InternalErrorCode',
} as const;

describe('the generic path', () => {
  for (const format of ['json', 'xml', 'jsv', 'csv'] as const) {
    const [type, body] = bodies[format];

    test(`${format}: body and answer in the format, Content-Type as documented`, () => {
      const answer = sandbox().send('POST', `/${format}/reply/DiscountDelete`, body, {
        'content-type': type,
      });
      expect(answer.type).toBe(type);
      expect(answer.text).toContain(answers[format]);
      expect(answer.text).toContain('DiscountNotExists');
    });

    test(`${format}: a charset parameter, and no Content-Type at all`, () => {
      const { send } = sandbox();
      const withCharset = send('POST', `/${format}/reply/DiscountDelete`, body, {
        'content-type': `${type}; charset=utf-8`,
      });
      expect(withCharset.text).toContain('DiscountNotExists');
      expect(send('POST', `/${format}/reply/DiscountDelete`, body).text).toContain('DiscountNotExists');
    });

    test(`${format}: GET with the fields in the query`, () => {
      const answer = sandbox().send(
        'GET',
        `/${format}/reply/DiscountDelete?APIKEY=KEY&DiscountIDToDelete=-7`,
      );
      expect([answer.type, answer.text.includes('DiscountNotExists')]).toEqual([type, true]);
    });

    test(`${format}: suffix and format on the generic path`, () => {
      const { send } = sandbox();
      for (const url of [
        `/json/reply/DiscountDelete.${format}`,
        `/${format}/reply/DiscountDelete?format=${format}`,
      ]) {
        const answer = send('POST', url, body, { 'content-type': type });
        expect([answer.type, answer.text.includes('DiscountNotExists')], url).toEqual([type, true]);
      }
    });
  }
});

describe('named routes', () => {
  const url = '/ProductBOM/ProductBOMDelete';
  const sent = {
    json: ['application/json', '{"APIKEY":"KEY","FinishedGoodIDToDeleteItsBOM":5}'],
    xml: [
      'application/xml',
      '<ProductBOMDelete><APIKEY>KEY</APIKEY><FinishedGoodIDToDeleteItsBOM>5</FinishedGoodIDToDeleteItsBOM></ProductBOMDelete>',
    ],
    jsv: ['text/jsv', '{APIKEY:KEY,FinishedGoodIDToDeleteItsBOM:5}'],
    csv: ['text/csv', 'APIKEY,FinishedGoodIDToDeleteItsBOM\nKEY,5\n'],
  } as const;
  for (const format of ['json', 'xml', 'jsv', 'csv'] as const) {
    const [type, body] = sent[format];

    test(`${format}: bare, the answer in the Content-Type's format`, () => {
      const answer = sandbox().send('POST', url, body, { 'content-type': type });
      expect([answer.type, answer.text.includes('product with id 5')]).toEqual([type, true]);
    });

    test(`${format}: suffix and format choose the answer, Content-Type the body`, () => {
      const { send } = sandbox();
      for (const address of [`${url}.${format}`, `${url}?format=${format}`]) {
        for (const [sentType, sentBody] of Object.values(sent)) {
          const answer = send('POST', address, sentBody, { 'content-type': sentType });
          expect([answer.type, answer.text.includes('product with id 5')], `${address} ${sentType}`).toEqual([
            type,
            true,
          ]);
        }
      }
    });
  }

  test('a form body, and the Accept header', () => {
    const answer = sandbox().send('POST', url, 'APIKEY=KEY&FinishedGoodIDToDeleteItsBOM=5', {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html, application/xml;q=0.9',
    });
    expect(answer.type).toBe('application/xml');
    expect(answer.text).toContain('<entityID>5</entityID>');
  });

  test.each([
    '/SalesOrder/SalesOrderGet',
    '/ProductClient/ProductClientGet',
    '/DashboardBox/DashboardBoxGet',
  ])('GET %s with key and scalars in the query', (path) => {
    const { send } = sandbox();
    const answer = send('GET', `${path}?APIKEY=KEY&ReturnTopNRecords=2`);
    const [list] = Object.values(JSON.parse(answer.text)) as unknown[][];
    expect(list).toHaveLength(2);
    expect(send('GET', `${path}.xml?APIKEY=KEY&ReturnTopNRecords=1`).type).toBe('application/xml');
    expect(send('GET', `${path}?format=csv&APIKEY=KEY`).type).toBe('text/csv');
  });

  test('lists in a query, as json and as jsv', () => {
    const { send } = sandbox();
    for (const filters of [
      '[{"FieldName":"DashboardBoxID","SearchOperator":"LessThan","SearchValue":53}]',
      '[{FieldName:DashboardBoxID,SearchOperator:LessThan,SearchValue:53}]',
    ]) {
      const url = `/DashboardBox/DashboardBoxGet?APIKEY=KEY&Filters=${encodeURIComponent(filters)}`;
      expect(JSON.parse(send('GET', url).text).mvDashboardBoxes).toHaveLength(2);
    }
  });

  test('every named route of the document answers POST', () => {
    const { send } = sandbox();
    for (const path of [
      '/Document/DocumentUpdate',
      '/PurchaseOrder/PurchaseOrderUpdate',
      '/SalesOrder/SalesOrderGet',
      '/WorkOrder/WorkOrderReturnMaterials',
      '/WorkOrder/WorkOrderReOpen',
      '/ShippingProvider/ShippingProviderUpdate',
      '/ProductBOM/ProductBOMDelete',
      '/ProductClient/ProductClientGet',
      '/Product/ProductBundleUpdate',
      '/IntegrationUpdate/IntegrationUpdateUpdate',
      '/DashboardBox/DashboardBoxGet',
    ]) {
      const answer = send('POST', path, '{"APIKEY":"KEY"}', { 'content-type': 'application/json' });
      expect([answer.status, 'ResponseStatus' in JSON.parse(answer.text)], path).toEqual([200, true]);
    }
  });

  test('a route that is not marked for GET refuses it', () => {
    const answer = sandbox().send('GET', '/Document/DocumentUpdate?APIKEY=KEY');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
  });
});

describe('soap', () => {
  const cases = [
    ['11', 'http://schemas.xmlsoap.org/soap/envelope/'],
    ['12', 'http://www.w3.org/2003/05/soap-envelope'],
  ] as const;
  for (const [version, namespace] of cases) {
    test(`soap${version}: the element in the body names the operation, with or without SOAPAction`, () => {
      for (const action of [{}, { soapaction: 'DiscountDelete' }, { soapaction: '"DiscountDelete"' }]) {
        const answer = sandbox().send('POST', `/soap${version}`, soap(version, deletion), {
          'content-type': 'text/xml; charset=utf-8',
          ...action,
        });
        expect(answer.type).toBe('text/xml; charset=utf-8');
        expect(answer.text).toContain(`"${namespace}"`);
        expect(answer.text).toMatch(/:Body><DiscountDeleteResponse>.*<\/DiscountDeleteResponse><\/\w+:Body>/);
        expect(answer.text).toContain('<InternalErrorCode>DiscountNotExists</InternalErrorCode>');
      }
    });

    test(`soap${version}: by suffix and by format on a named route, in an envelope both ways`, () => {
      const element = '<WorkOrderReOpen><APIKEY>KEY</APIKEY><WorkOrderId>1</WorkOrderId></WorkOrderReOpen>';
      for (const url of [
        `/WorkOrder/WorkOrderReOpen.soap${version}`,
        `/WorkOrder/WorkOrderReOpen?format=soap${version}`,
      ]) {
        const answer = sandbox().send('POST', url, soap(version, element), {
          'content-type': 'text/xml; charset=utf-8',
        });
        expect(answer.text, url).toContain(`"${namespace}"`);
        expect(answer.text).toContain('The work order with id 1 does not exist.');
      }
    });
  }

  test('any namespace and prefix of the body element is read', () => {
    const element =
      '<q:DiscountDelete xmlns:q="urn:x"><q:APIKEY>KEY</q:APIKEY><q:DiscountIDToDelete>3</q:DiscountIDToDelete></q:DiscountDelete>';
    const answer = sandbox().send('POST', '/soap11', soap('11', element), { 'content-type': 'text/xml' });
    expect(answer.text).toContain('discount with id 3');
  });

  test.each([
    ['an unknown operation', soap('11', '<Nothing/>'), 404],
    ['an empty body', '', 400],
    ['no envelope', deletion, 400],
    ['two elements', soap('11', deletion + deletion), 400],
    ['the other version', soap('12', deletion), 400],
  ])('%s is refused in an envelope', (_what, body, status) => {
    const answer = sandbox().send('POST', '/soap11', body, { 'content-type': 'text/xml; charset=utf-8' });
    expect([answer.status, answer.type]).toEqual([status, 'text/xml; charset=utf-8']);
    expect(answer.text).toContain('<ErrorCode>500</ErrorCode>');
    expect(answer.text).toContain('http://schemas.xmlsoap.org/soap/envelope/');
  });
});

describe('jsonp', () => {
  test('wraps json, success or failure, also on POST and on named routes', () => {
    const { send } = sandbox();
    const json = { 'content-type': 'application/json' };
    const answer = send('POST', '/json/reply/APIKeyGet?callback=app.done', '{"APIKEY":"KEY"}', json);
    expect(answer.type).toBe('application/javascript');
    expect(answer.text).toBe(
      'app.done({"ResponseStatus":{"ErrorCode":"0","Message":"","StackTrace":"","Errors":[]}})',
    );
    expect(send('GET', '/SalesOrder/SalesOrderGet?callback=f&APIKEY=no').text).toMatch(
      /^f\(\{.*"500".*\}\)$/,
    );
  });

  test('other formats are not wrapped, and what is no name is refused', () => {
    const { send } = sandbox();
    expect(send('GET', '/xml/reply/APIKeyGet?callback=f&APIKEY=KEY').text).toMatch(/^<APIKeyGetResponse>/);
    const refused = send('GET', '/json/reply/APIKeyGet?callback=alert(1)//&APIKEY=KEY');
    expect([refused.status, refused.type]).toEqual([400, 'application/json']);
  });
});

test('a base path stands before every address', () => {
  const { send } = sandbox({ basePath: '/api/v1' });
  expect(send('GET', '/api/v1/json/reply/APIKeyGet?APIKEY=KEY').status).toBe(200);
  expect(send('GET', '/json/reply/APIKeyGet?APIKEY=KEY').status).toBe(404);
});

test.each([
  ['/xml/reply/DiscountRename', 404, 'application/xml'],
  ['/jsv/reply/', 404, 'text/jsv'],
  ['/yaml/reply/DiscountGet', 404, 'application/json'],
  ['/Document/DocumentUpdate.yaml', 404, 'application/json'],
  ['/nothing?format=csv', 404, 'text/csv'],
  ['/csv/reply/DiscountGet?format=yaml', 400, 'text/csv'],
  ['/json/reply/%E0%A4', 404, 'application/json'],
])('%s is refused with %i in %s', (url, status, type) => {
  const answer = sandbox().send('POST', url, '{"APIKEY":"KEY"}');
  expect([answer.status, answer.type]).toEqual([status, type]);
  expect(answer.text).toContain('500');
});

test.each(['PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'])('%s is refused', (method) => {
  expect(sandbox().send(method, '/json/reply/APIKeyGet').status).toBe(405);
});
