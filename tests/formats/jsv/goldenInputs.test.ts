import { describe, expect, it } from 'vitest';
import { jsv } from '../../../formats/jsv/jsv.ts';
import { instant, unsetMs, wall } from '../../../specs/datetime.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { vectorShape } from '../vectorShape.ts';

const morning = wall(Date.UTC(2017, 0, 10, 10, 30));

/** Each jsv input of the golden vectors with what it says; the server's own defaults are no part of it. */
const inputs: readonly (readonly [string, RecordValue, readonly string[]])[] = [
  [
    '{S:a,I:1,D:0.1,B:True,T:2017-01-10T10:30:00,L:[a,b],O:[{BatchNumberName:x,AssignedQTYInDetail:2}]}',
    {
      S: 'a',
      I: numeric(1),
      D: numeric('0.1'),
      B: true,
      T: morning,
      L: ['a', 'b'],
      O: [{ BatchNumberName: 'x', AssignedQTYInDetail: numeric(2) }],
    },
    [],
  ],
  ['{S:"a,""b",I:1}', { S: 'a,"b', I: numeric(1) }, []],
  ['{S:,I:1}', { S: null, I: numeric(1) }, []],
  ['{S:"",I:1}', { S: '', I: numeric(1) }, []],
  ['{I:"1",D:"2.5",B:true}', { I: numeric(1), D: numeric('2.5'), B: true }, []],
  ['{B:1}', { B: true }, ['TYP-2']],
  ['{T:"/Date(0+0000)/"}', { T: instant(0, 0) }, ['TYP-7']],
  ['{T:2017-01-10}', { T: wall(Date.UTC(2017, 0, 10)) }, ['TYP-7']],
  ['{T:2017-01-10T10:30:00.1234567}', { T: wall(Date.UTC(2017, 0, 10, 10, 30, 0, 123)) }, []],
  ['{T:0001-01-01T00:00:00}', { T: wall(unsetMs) }, []],
  ['{L:[]}', { L: [] }, []],
  ['{L:["a,b",""]}', { L: ['a,b', ''] }, []],
  ['{Unknown:1,I:2}', { I: numeric(2) }, []],
  // The server understood nothing here; the names are plain, and the blanks around text its own.
  ['{ S : a , I : 1 }', { S: ' a ', I: numeric(1) }, []],
  ['{s:a,i:3}', { S: 'a', I: numeric(3) }, ['TYP-14', 'TYP-14']],
  ['{A:{City:X,Name:"a}b"}}', { A: { City: 'X', Name: 'a}b' } }, []],
];

describe('jsv inputs of the golden vectors', () => {
  it.each(inputs)('%s', (input, value, clauses) => {
    const decoded = jsv.decode(vectorShape, Buffer.from(input, 'utf8'));
    expect(decoded.value).toEqual(value);
    expect(decoded.deviations.map(({ clause }) => clause)).toEqual(clauses);
  });

  it('names what is not documented', () => {
    expect(jsv.decode(vectorShape, Buffer.from('{Unknown:1,I:2}')).undocumented).toEqual(['Unknown']);
  });
});
