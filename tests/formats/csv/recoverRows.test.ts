import { describe, expect, it } from 'vitest';
import { recoverRows } from '../../../formats/csv/recoverRows.ts';
import type { ScalarType, TypeShape } from '../../../specs/Shape.ts';
import { vectorShape } from '../vectorShape.ts';
import { shownRows } from './shownRows.ts';

const scalar = (type: ScalarType): TypeShape => ({ kind: 'scalar', type });
const open: TypeShape = { kind: 'open' };
const kinds: Readonly<Record<string, TypeShape | undefined>> = {
  text: scalar('string'),
  int: scalar('int'),
  bool: scalar('bool'),
  record: vectorShape.byName.get('A')?.type,
  list: vectorShape.byName.get('O')?.type,
  open,
  unknown: undefined,
};

const recover = (types: string, text: string, single = false) =>
  shownRows(
    recoverRows(
      text,
      0,
      types.split(' ').map((type) => kinds[type]),
      single,
    ),
  );

describe('rows told by the types of their cells', () => {
  it.each<[string, string, readonly (readonly string[])[]]>([
    // Whether a quote ends a cell is told by what could stand behind it.
    ['text bool', '"he said "no",maybe, ok",true', [['«he said "no",maybe, ok»', 'true']]],
    ['text int', '"a ",1" b",2', [['«a ",1" b»', '2']]],
    ['text text', '"a "b" c","d"', [['«a "b" c»', '«d»']]],
    ['text record', '"a "b",c" d",{Name:x,City:y}', [['«a "b",c" d»', '{Name:x,City:y}']]],
    ['text list', '"a "b",c" d",[{BatchNumberName:x,Y:1}]', [['«a "b",c" d»', '[{BatchNumberName:x,Y:1}]']]],
    ['text list', '"a "b" c",', [['«a "b" c»', '']]],
    [
      'text record',
      '"a "b" c",\n"d",\n',
      [
        ['«a "b" c»', ''],
        ['«d»', ''],
      ],
    ],
    [
      'text record',
      '"a "b" c",\r\n"d",\r\n',
      [
        ['«a "b" c»', ''],
        ['«d»', ''],
      ],
    ],
    ['text list int', '"a "b" c",,1', [['«a "b" c»', '', '1']]],
    ['text unknown', '"a "b" c",d', [['«a "b" c»', 'd']]],
    ['text', '"say "x\ny"\n', [['«say "x\ny»']]],
    ['text', '"say "\ry" z"\n', [['«say "\ry" z»']]],
    // Doubled quotes stand for one.
    ['text text', '"x "",y,w",z', [['«x ",y,w»', 'z']]],
    ['text int', '"a""",1', [['«a"»', '1']]],
    // Other marks mean nothing between quotes.
    ['text int', '"a,",1', [['«a,»', '1']]],
    ['text int', '"a,,1,b",2', [['«a,,1,b»', '2']]],
    ['text int', '"[a "b" c",1', [['«[a "b" c»', '1']]],
    ['open int', '"a [b "c" d",1', [['«a [b "c" d»', '1']]],
    ['int text', '"abc","d "e" f"', [['«abc»', '«d "e" f»']]],
    // Without quotes: a text takes quotes in, a list or record ends with its brackets.
    ['text int', 'a"b,1', [['a"b', '1']]],
    ['text int', '5",1', [['5"', '1']]],
    ['unknown int', '{a:"b,c"},1', [['{a:"b,c"}', '1']]],
    [
      'record list',
      '{Name:x,City:y},[{BatchNumberName:z},{}]',
      [['{Name:x,City:y}', '[{BatchNumberName:z},{}]']],
    ],
    // Quotes that are halved, or that stand for themselves.
    ['list int', '"[{BatchNumberName:""a,b""}]",1', [['«[{BatchNumberName:"a,b"}]»', '1']]],
    ['list int', '"[{BatchNumberName:"",Y:1}]",1', [['«[{BatchNumberName:"",Y:1}]»', '1']]],
  ])('%s of %j', (types, text, rows) => {
    expect(recover(types, text)).toEqual(rows);
  });

  it.each<[string, string, readonly (readonly string[])[]]>([
    [
      'text int',
      'a,1\nb,2\n',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'int text',
      '1,\n2,x "y"\n',
      [
        ['1', ''],
        ['2', 'x "y"'],
      ],
    ],
    [
      'int text',
      '1,"a"\r\n2,b\r\n3,"c"',
      [
        ['1', '«a»'],
        ['2', 'b'],
        ['3', '«c»'],
      ],
    ],
    [
      'int text',
      '1,a\r2,"b"\r',
      [
        ['1', 'a'],
        ['2', '«b»'],
      ],
    ],
    ['int text', '1,a\n\r\n', [['1', 'a']]],
    [
      'text int',
      'a,1\n  b"c,2\n',
      [
        ['a', '1'],
        ['  b"c', '2'],
      ],
    ],
    ['text', 'a"b\n\nc\n', [['a"b'], [''], ['c']]],
    ['text', '\n', [['']]],
  ])('all of them: %s of %j', (types, text, rows) => {
    expect(recover(types, text)).toEqual(rows);
  });

  it('the first alone', () => {
    expect(recover('text int', 'a,1\njunk\n', true)).toEqual([['a', '1']]);
  });

  it('from an offset on', () => {
    const types = [kinds.text, kinds.int];
    expect(shownRows(recoverRows('S,I\na,1\n', 4, types, false))).toEqual([['a', '1']]);
  });

  it.each([
    ['int int', 'x,1'],
    ['int int', '[a],1'],
    ['list int', 'x,1'],
    ['text', '"a'],
    ['text int', '"a,1'],
    ['text', 'a,b'],
    ['text int', 'a\n1\n'],
    ['text int', 'a\r,1\n'],
    ['text int', 'a,1\njunk\n'],
    ['list int', '[{a:b},1'],
  ])('are undefined where they cannot be told: %s of %j', (types, text) => {
    expect(recover(types, text)).toBeUndefined();
  });
});
