import { expect, test } from 'vitest';
import { DecodeError } from '../../formats/DecodeError.ts';
import { decode, decodedOnce } from '../../harness/addressing/decodedOnce.ts';
import { responseShape, statusShape } from '../../specs/messageShapes.ts';
import { operationNamed } from '../../specs/operations.ts';

const companies = responseShape(operationNamed('CompanyGet'));
const body = (name: string): Uint8Array =>
  Buffer.from(JSON.stringify({ mvCompanies: [{ CompanyName: name }], ResponseStatus: { Message: name } }));
const long = 'a'.repeat(300);

test('bytes that come again are the same object, also after others', () => {
  const read = decodedOnce();
  const first = read('json', companies, body(long), undefined);
  expect(first).toEqual(decode('json', companies, body(long), undefined));
  read('json', companies, body(`${long}b`), undefined);
  expect(read('json', companies, body(long), undefined)).toBe(first);
});

test('what is short is read each time', () => {
  const read = decodedOnce();
  const first = read('json', companies, body('a'), undefined);
  expect(read('json', companies, body('a'), undefined)).not.toBe(first);
  expect(read('json', companies, body('a'), undefined)).toEqual(first);
});

test('another byte, format, message or Content-Type is read for itself', () => {
  const read = decodedOnce();
  const first = read('json', companies, body(`${long}é`), undefined);
  const others = [
    read('json', companies, body(`${long}è`), undefined),
    read('jsv', companies, body(`${long}é`), undefined),
    read('json', statusShape, body(`${long}é`), undefined),
    read('json', companies, body(`${long}é`), 'application/json; charset=iso-8859-1'),
  ];
  for (const other of others) expect(other).not.toBe(first);
  expect(new Set(others).size).toBe(others.length);
});

test('what cannot be read is an error each time', () => {
  const read = decodedOnce();
  const broken = Buffer.from(`<${long}`);
  for (const _ of [1, 2]) expect(() => read('xml', companies, broken, undefined)).toThrow(DecodeError);
});

test('what was asked for longest ago is forgotten first, and nothing is kept that is larger than all', () => {
  const read = decodedOnce();
  const mega = 1024 * 1024;
  const bodies = [...'abcdefghi'].map((letter) => body(letter.repeat(mega / 2)));
  const [a, b, ...rest] = bodies.slice(0, 7);
  const again = (bytes: Uint8Array = new Uint8Array()) => read('json', companies, bytes, undefined);
  const firstA = again(a);
  const firstB = again(b);
  for (const each of rest) again(each);
  expect(again(a)).toBe(firstA);
  // More than 9 MB are more than 8: b has waited longest by now.
  for (const each of bodies.slice(7)) again(each);
  expect(again(a)).toBe(firstA);
  expect(again(b)).not.toBe(firstB);
  const huge = body('x'.repeat(9 * mega));
  expect(again(huge)).not.toBe(again(huge));
  expect(again(a)).toBe(firstA);
});
