import { describe, expect, test } from 'vitest';
import { createServer } from '../../../server/createServer.ts';
import { mutantNamed } from '../../../server/mutants/mutants.ts';

const key = 'sandbox-key';

/** A server with that mutant, or without any, and what json calls bring back. */
function serverWith(name?: string) {
  const mutant = name === undefined ? undefined : mutantNamed(name);
  if (name !== undefined && mutant === undefined) throw new Error(`no mutant ${name}`);
  const server = createServer({
    hooks: mutant === undefined ? [] : [mutant.hook],
    clock: () => 1_500_000_000_000,
  });
  const call = (operation: string, members: object = {}, url = `/json/reply/${operation}`) => {
    const { status, headers, body } = server.handle({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ APIKEY: key, ...members })),
    });
    return { status, type: headers['content-type'], text: Buffer.from(body).toString() };
  };
  const read = (operation: string, members?: object) => JSON.parse(call(operation, members).text);
  return { call, read };
}

const usual = serverWith();
const unknown = { DiscountIDToDelete: 987_654 };

describe('a whole answer', () => {
  test.each([
    ['createdStatus', { ...usual.call('DiscountGet'), status: 201 }],
    ['plainType', { ...usual.call('DiscountGet'), type: 'text/plain' }],
  ])('%s changes this alone', (operator, expected) => {
    const { call } = serverWith(`response/json/DiscountGet/${operator}`);
    expect(call('DiscountGet')).toEqual(expected);
    expect(call('CompanyGet')).toEqual(usual.call('CompanyGet'));
  });

  test('is cut short only where the call worked', () => {
    const { call } = serverWith('response/json/DiscountDelete/cutShort');
    expect(call('DiscountDelete', unknown)).toEqual(usual.call('DiscountDelete', unknown));
    const whole = usual.call('DiscountGet').text;
    const short = serverWith('response/json/DiscountGet/cutShort').call('DiscountGet').text;
    expect(whole.startsWith(short)).toBe(true);
    expect(short.length).toBeLessThan(whole.length);
  });

  test('is emptied of all but its status', () => {
    const { read } = serverWith('response/json/DiscountGet/emptied');
    expect(Object.keys(read('DiscountGet'))).toEqual(['ResponseStatus']);
  });

  test('fails where the same request came before', () => {
    const { read } = serverWith('response/json~repeated/DiscountGet/failsAgain');
    const codes = [{}, {}, { ReturnTopNRecords: 1 }, {}].map(
      (members) => read('DiscountGet', members).ResponseStatus.ErrorCode,
    );
    expect(codes).toEqual(['0', '500', '0', '500']);
  });
});

describe('a documented failure', () => {
  const expected = usual.read('DiscountDelete', unknown);
  const { ResponseStatus } = expected;
  test.each([
    ['otherCode', { ...expected, ResponseStatus: { ...ResponseStatus, ErrorCode: '404' } }],
    ['messageLost', { ...expected, ResponseStatus: { ...ResponseStatus, Message: '' } }],
    ['messageElse', { ...expected, ResponseStatus: { ...ResponseStatus, Message: 'It failed.' } }],
    ['resultTold', { ...expected, result: true }],
    ['codeTold', { ...expected, InternalErrorCode: 'Failed' }],
    ['otherStatus', expected],
  ])('%s changes this alone', (operator, made) => {
    const { read } = serverWith(`response/json/DiscountDelete/failure[unknownId]/${operator}`);
    expect(read('DiscountDelete', unknown)).toEqual(made);
    expect(read('DiscountGet')).toEqual(usual.read('DiscountGet'));
  });

  test('has another HTTP status', () => {
    const { call } = serverWith('response/json/DiscountDelete/failure[unknownId]/otherStatus');
    expect(call('DiscountDelete', unknown).status).toBe(409);
  });

  test('tells an entityID', () => {
    const { read } = serverWith('response/json/PurchaseOrderUpdate/failure[unknownRecord]/idTold');
    const sent = {
      mvRecordAction: 'Update',
      mvPurchaseOrder: { PurchaseOrderId: 987_654, PurchaseOrderNo: 'a', PurchaseOrderStatus: 'Verified' },
    };
    expect(read('PurchaseOrderUpdate', sent)).toEqual({
      ...usual.read('PurchaseOrderUpdate', sent),
      entityID: 7,
    });
  });
});

describe('an address', () => {
  test('answers in another format', () => {
    const { call } = serverWith('request/json@path/DiscountGet/otherFormat');
    expect(call('DiscountGet').type).toBe('application/xml');
    expect(call('CompanyGet')).toEqual(usual.call('CompanyGet'));
  });

  test('takes any key', () => {
    const { read } = serverWith('request/json@path/DiscountGet/keyUnread');
    const wrong = { APIKEY: 'wrong' };
    expect(read('DiscountGet', wrong)).toEqual(usual.read('DiscountGet'));
    expect(read('CompanyGet', wrong).ResponseStatus.ErrorCode).toBe('500');
  });

  test('that is a named route is missing, and the generic path is there', () => {
    const { call } = serverWith('request/json@suffix/SalesOrderGet/notRouted');
    expect(call('SalesOrderGet', {}, '/SalesOrder/SalesOrderGet.json').status).toBe(404);
    expect(call('SalesOrderGet').status).toBe(200);
  });
});

describe('what a request means', () => {
  const company = (CompanyId: number) => ({
    mvCompany: { CompanyId, CompanyName: 'A', CompanyComments: 'c' },
    mvRecordAction: 'Update',
  });

  test('is another record action', () => {
    const { read } = serverWith('request/json/CompanyUpdate/mvRecordAction[Update]/takenInsert');
    const [first] = read('CompanyGet').mvCompanies;
    expect(read('CompanyUpdate', company(first.CompanyId)).entityID).toBeGreaterThan(first.CompanyId);
    expect(usual.read('CompanyUpdate', company(first.CompanyId)).entityID).toBe(first.CompanyId);
  });

  const filter = (SearchOperator: string, SearchValue: string, AndOr?: string) => ({
    FieldName: 'DiscountID',
    SearchOperator,
    SearchValue,
    ...(AndOr === undefined ? {} : { AndOr }),
  });
  const found = (name: string | undefined, ...Filters: readonly object[]): number =>
    serverWith(name).read('DiscountGet', { Filters }).mvDiscounts.length;
  const all = usual.read('DiscountGet').mvDiscounts.length;
  const one = filter('Equals', String(usual.read('DiscountGet').mvDiscounts[0].DiscountID));

  test.each([
    ['Filters[Equals.int]/ignored', all],
    ['Filters[Equals.int]/asNotEquals', all - 1],
    ['Filters[Equals.int]/asLessThan', all - 1],
    ['Filters[Equals.string]/ignored', 1],
    ['Filters[LessThan.int]/ignored', 1],
  ])('%s selects %i', (mistake, count) => {
    expect(found(undefined, one)).toBe(1);
    expect(found(`request/json/DiscountGet/${mistake}`, one)).toBe(count);
  });

  test('is another word between filters', () => {
    const none = filter('Equals', '987654', 'And');
    expect(found(undefined, one, none)).toBe(0);
    expect(found('request/json/DiscountGet/Filters[And]/asOr', one, none)).toBe(1);
    const or = filter('Equals', '987654', 'Or');
    expect(found('request/json/DiscountGet/Filters[Or]/asAnd', one, or)).toBe(0);
  });
});
