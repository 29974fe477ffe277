import { expect, test } from 'vitest';
import { lossTable } from '../../harness/canonical/lossTable.ts';
import { instant, unsetMs, wall } from '../../specs/datetime.ts';
import type { Format } from '../../specs/Format.ts';
import { numeric } from '../../specs/numeric.ts';
import { typeShape } from '../../specs/shapes.ts';
import type { Value } from '../../specs/Value.ts';

/** As a record comes from the wire. */
const record = (members: Record<string, Value>): Value =>
  Object.assign(Object.create(null) as Record<string, Value>, members);

type Row = readonly [
  loss: string,
  type: string,
  left: Value,
  right: Value,
  formats: readonly [Format, Format],
  holds: boolean,
];

const jsonXml = ['json', 'xml'] as const;
const jsonJsv = ['json', 'jsv'] as const;
const jsonCsv = ['json', 'csv'] as const;
const isoText = '1970-01-01T02:00:00';

test.each<Row>([
  // XF-1: where one side is absent or nil, empty text, 0, false, the unset date, an empty list are not compared.
  ['no value', 'string', null, '', jsonXml, true],
  ['no value', 'int', null, numeric(0), jsonXml, true],
  ['no value', 'bool', null, false, jsonJsv, true],
  ['no value', 'datetime', null, wall(unsetMs), jsonXml, true],
  ['no value', 'list of string', null, [], jsonXml, true],
  ['no value', 'int', null, numeric(7), jsonXml, false],
  ['no value', 'string', null, 'x', jsonXml, false],
  ['no value', 'int', '', numeric(0), jsonXml, false],
  ['no value', 'open', '', numeric(0), jsonXml, true],
  ['no value', 'open', '', 'x', jsonXml, false],
  ['no value', 'open', 'x', 'y', jsonXml, false],
  // A server that leaves out defaults leaves out the first choice as well.
  ['no choice', 'enumeration', null, 'None', jsonXml, true],
  ['no choice', 'enumeration', 'UNDEFINED', null, jsonJsv, true],
  ['no choice', 'enumeration', null, 'General', jsonXml, false],
  ['no choice', 'enumeration', 'None', 'Undefined', jsonXml, false],
  ['no choice', 'string', null, 'None', jsonXml, false],
  ['empty element', 'list of string', [], '', jsonXml, true],
  ['empty element', 'list of string', [], '', ['soap11', 'csv'], true],
  ['empty element', 'list of string', [], '', ['csv', 'soap12'], true],
  ['empty element', 'list of string', [], '', jsonJsv, false],
  ['empty element', 'list of string', [], '', ['csv', 'jsv'], false],
  ['empty element', 'list of string', ['a'], '', jsonXml, false],
  ['empty element', 'int', '', numeric(0), jsonXml, false],
  ['empty element', 'open', record({}), [], jsonXml, true],
  // TYP-9 judges whether an instant and a local time are one.
  ['dates of json', 'datetime', instant(0), wall(7), jsonXml, true],
  ['dates of json', 'datetime', wall(0), wall(7), jsonXml, false],
  ['dates of json', 'datetime', instant(0), instant(7), jsonXml, false],
  ['dates of json', 'datetime', instant(0), null, jsonXml, false],
  ['dates of json', 'datetime', instant(0), isoText, jsonXml, false],
  ['dates of json', 'open', '/Date(0+0000)/', isoText, jsonXml, true],
  ['dates of json', 'open', '/Date(0+0000)/', wall(7), jsonXml, true],
  ['dates of json', 'open', isoText, '1970-01-01T03:00:00', jsonXml, false],
  ['dates of json', 'open', '/Date(0+0000)/', 'never', jsonXml, false],
  ['dates of json', 'open', '/Date(0+0000)/', record({ a: 'b' }), jsonXml, false],
  ['dates of json', 'string', '/Date(0+0000)/', isoText, jsonXml, false],
  ['parts of a second', 'datetime', wall(0), wall(999), jsonXml, true],
  ['parts of a second', 'datetime', instant(-999), instant(0), jsonXml, true],
  ['parts of a second', 'datetime', wall(5000), wall(5999), jsonXml, true],
  ['parts of a second', 'datetime', wall(0), wall(1000), jsonXml, false],
  ['parts of a second', 'datetime', wall(0), instant(7), jsonXml, false],
  ['parts of a second', 'datetime', wall(0), null, jsonXml, false],
  ['parts of a second', 'datetime', null, wall(0), jsonXml, false],
  ['hazards in text', 'string', 'a, b', 'a b', jsonXml, true],
  ['hazards in text', 'string', 'a, b', 'c', jsonXml, false],
  ['hazards in text', 'open', 'a, b', record({ a: 'b' }), jsonXml, false],
  ['hazards in text', 'open', 'true', record({}), jsonXml, false],
  ['blanks around text', 'string', ' a', 'a\t', jsonXml, true],
  ['blanks around text', 'string', ' a', 'b', jsonXml, false],
  ['blanks around text', 'string', 'a b', 'ab', jsonXml, false],
  ['blanks around text', 'string', ' ', null, jsonXml, false],
  ['blanks around text', 'string', null, ' ', jsonXml, false],
  ['uncertain text', 'string', 'a <b>c</b>', 'a c', jsonXml, true],
  ['uncertain text', 'string', 'a  b', 'a b', jsonXml, true],
  ['uncertain text', 'string', 'a b', 'ab', jsonXml, false],
  ['uncertain text', 'open', '-5', numeric(5), jsonXml, false],
  ['a list of one', 'open', ['a'], record({ string: 'a' }), jsonXml, true],
  ['a list of one', 'open', ['a'], 'a', ['soap12', 'json'], true],
  ['a list of one', 'open', record({ string: 'a' }), ['a'], ['json', 'soap11'], true],
  ['a list of one', 'open', ['a'], record({ string: 'a' }), jsonJsv, false],
  ['a list of one', 'list of string', ['a'], record({ string: 'a' }), jsonXml, false],
  ['a list of one', 'open', ['a'], ['b'], jsonXml, false],
  ['a list of one', 'open', record({ a: 'a' }), 'a', jsonXml, false],
  ['a list of one', 'open', 'a', 'b', jsonXml, false],
  ['nesting in text', 'open', record({ a: 'b' }), '{a:b}', jsonJsv, true],
  ['nesting in text', 'open', '[a,b]', ['a', 'b'], jsonCsv, true],
  ['nesting in text', 'open', '[a,b]', ['a', 'b'], ['csv', 'json'], true],
  ['nesting in text', 'open', '[a,b]', ['a', 'b'], jsonXml, false],
  ['nesting in text', 'list of string', '[a,b]', ['a', 'b'], jsonJsv, false],
  ['nesting in text', 'open', ['a'], ['b'], jsonJsv, false],
  ['nesting in text', 'open', 'a', 'b', jsonJsv, false],
])('%s, %s: %j and %j in %j: %s', (loss, type, left, right, formats, holds) => {
  const found = lossTable.find(({ name }) => name === loss);
  expect(found?.holds({ type: typeShape(type), left, right, formats })).toBe(holds);
});

test('every loss has a name of its own and says why', () => {
  expect(new Set(lossTable.map(({ name }) => name)).size).toBe(lossTable.length);
  expect(lossTable.filter(({ reason }) => reason.length < 20)).toEqual([]);
});
