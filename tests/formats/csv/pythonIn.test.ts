import { describe, expect, it } from 'vitest';
import { pythonIn } from '../../../formats/csv/pythonIn.ts';
import type { JsvItem, JsvNode } from '../../../formats/jsv/JsvNode.ts';
import { processorMs } from '../../processorMs.ts';

function plain(node: JsvNode | JsvItem | undefined): unknown {
  if (node === undefined || node.kind === 'pair') return undefined;
  if (node.kind === 'text') return node.text;
  if (node.kind === 'list') return node.items.map(plain);
  return Object.fromEntries(node.members.map(([name, member]) => [name, plain(member)]));
}

// Each was printed by Python 3.11.
describe('what Python prints of a value is read', () => {
  it.each([
    ["{'a': 1, 'b': None, 'c': True, 'd': False}", { a: '1', b: '', c: 'true', d: 'false' }],
    ["[{'a': 'it\\'s'}, {'a': \"it's\"}]", [{ a: "it's" }, { a: "it's" }]],
    ["{'a': 'x\\ny\\\\z\\x07\\u200b'}", { a: 'x\ny\\z\u0007\u200b' }],
    ["{'a': [], 'b': {}, 'c': (1, 2), 'd': ['x', 'y,z']}", { a: [], b: {}, c: ['1', '2'], d: ['x', 'y,z'] }],
    ["{'a': Decimal('3.50'), 'b': 1e+16, 'c': -0.5}", { a: '3.50', b: '1e+16', c: '-0.5' }],
    ["{'a': datetime.datetime(2017, 3, 26, 2, 0)}", { a: '2017-03-26T02:00:00' }],
    ["{'a': datetime.datetime(1, 1, 1, 0, 0)}", { a: '0001-01-01T00:00:00' }],
    ["{'a': datetime.datetime(2017, 10, 29, 3, 0, 0, 500000)}", { a: '2017-10-29T03:00:00.500000' }],
    ["{'a': datetime.date(2017, 3, 6)}", { a: '2017-03-06' }],
  ])('%s', (text, value) => {
    expect(plain(pythonIn(text))).toEqual(value);
  });

  it.each([
    '{a:1}',
    '[{a:b}]',
    "['a']",
    '{"a": 1}',
    "{'a': 1",
    "{'a': <Color.RED: 1>}",
    "{'a': b}",
    "{'a': 1} x",
    "{'a' 1}",
    "{'a': 1 'b': 2}",
    `{'a': ${'['.repeat(300)}${']'.repeat(300)}}`,
  ])('and nothing else: %s', (text) => {
    expect(pythonIn(text)).toBeUndefined();
  });

  it('in time that grows with the text alone', () => {
    const text = `[${Array.from({ length: 50_000 }, () => "{'a': 'x\\'y'}").join(', ')}]`;
    const started = processorMs();
    expect(pythonIn(text)?.kind).toBe('list');
    expect(pythonIn(`{'a': '${'x'.repeat(5_000_000)}'}`)?.kind).toBe('map');
    expect(processorMs() - started).toBeLessThan(5000);
  });
});
