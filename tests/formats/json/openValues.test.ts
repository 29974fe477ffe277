import { expect, it } from 'vitest';
import { json } from '../../../formats/json/json.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operationNamed } from '../../../specs/operations.ts';

/** The document does not show the further members of this answer. */
const shape = responseShape(operationNamed('CompanyDelete'));

const text = '{"n":12.50,"b":true,"t":"x","z":null,"l":[1,"1",{"m":-2}],"o":{"p":{"q":3E5}}}';
const value = {
  n: numeric('12.50'),
  b: true,
  t: 'x',
  z: null,
  l: [numeric(1), '1', { m: numeric(-2) }],
  o: { p: { q: numeric('3E5') } },
};

it('values of no documented shape are read as they stand', () => {
  expect(json.decode(shape, Buffer.from(text))).toEqual({
    value,
    deviations: [],
    undocumented: ['n', 'b', 't', 'z', 'l', 'o'],
    layout: 'message',
  });
});

it('and written as they are', () => {
  expect(Buffer.from(json.encode(shape, value)).toString('utf8')).toBe(text);
});

it('a bool in capitals is one, which RFC 8259 alone is broken by', () => {
  const { value: read, deviations } = json.decode(shape, Buffer.from('{"a":[True,FALSE]}'));
  expect(read).toEqual({ a: [true, false] });
  expect(deviations).toEqual([
    { clause: 'FMT-11', level: 'SHOULD', path: '', expected: 'a document of RFC 8259', actual: 'True' },
  ]);
});

it("the codec carries the document's name and type", () => {
  expect(json.name).toBe('json');
  expect(json.contentType).toBe('application/json');
});
