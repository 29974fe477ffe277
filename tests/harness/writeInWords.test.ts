import { describe, expect, test } from 'vitest';
import { codecs } from '../../formats/codecs.ts';
import { actionSent, writeInWords } from '../../harness/words/writeInWords.ts';
import { formats } from '../../specs/Format.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import { operationNamed, operations } from '../../specs/operations.ts';

const company = operationNamed('CompanyUpdate');

test('every operation that is no Get is said to write, in words of its own', () => {
  const words = [...operations.values()].flatMap((each) => writeInWords(each) ?? []);
  expect(words).toHaveLength([...operations.values()].filter(({ kind }) => kind !== 'get').length);
  expect(new Set(words).size).toBe(words.length);
  expect(words).not.toContain('it changes records');
  expect(writeInWords(operationNamed('CompanyGet'))).toBeUndefined();
});

test.each([
  ['Insert', 'it inserts a company'],
  ['Update', 'it updates a company'],
  ['InsertOrUpdate', 'it inserts or updates a company'],
  ['InsertOrUpdateNonEmptyFields', 'it inserts or updates a company'],
  ['Remove', 'it inserts or updates a company'],
  [undefined, 'it inserts or updates a company'],
])('a record action says what is done: %s', (action, words) => {
  expect(writeInWords(company, action)).toBe(words);
});

describe('the action is read from what was sent', () => {
  const sent = { method: 'POST', url: 'http://h/x' } as const;
  const members = {
    APIKEY: 'k',
    mvCompany: { CompanyName: 'mvRecordAction:Update,' },
    mvRecordAction: 'Insert',
  };

  test.each(formats)('in %s', (format) => {
    const { contentType, encode } = codecs[format];
    const body = encode(requestShape(company), members);
    expect(actionSent({ ...sent, headers: [['content-type', contentType]], body }, company, format)).toBe(
      'Insert',
    );
  });

  test('in a form, in a query, and in json that asks for another format', () => {
    const form = {
      headers: [['Content-Type', 'application/x-www-form-urlencoded']],
      body: Buffer.from('mvRecordAction=Update'),
    } as const;
    expect(actionSent({ ...sent, ...form }, company, 'csv')).toBe('Update');
    const query = {
      ...sent,
      url: 'http://h/x?mvRecordAction=Insert&a=b',
      headers: [],
      body: new Uint8Array(),
    };
    expect(actionSent(query, company, 'csv')).toBe('Insert');
    const json = {
      headers: [['content-type', 'application/json']],
      body: codecs.json.encode(requestShape(company), members),
    } as const;
    expect(actionSent({ ...sent, ...json }, company, 'csv')).toBe('Insert');
  });

  test('not from what cannot be read', () => {
    const body = Buffer.from('{{{');
    expect(
      actionSent({ ...sent, headers: [['content-type', 'application/json']], body }, company, 'json'),
    ).toBeUndefined();
  });
});
