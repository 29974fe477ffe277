import { describe, expect, it } from 'vitest';
import { jsv } from '../../../formats/jsv/jsv.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { operationNamed } from '../../../specs/operations.ts';

/** The document does not show the further members of this answer. */
const shape = responseShape(operationNamed('CompanyDelete'));

describe('values of no documented shape', () => {
  it.each([
    ['{n:12.50,b:True,d:2017-01-10}', { n: '12.50', b: 'True', d: '2017-01-10' }],
    ['{t:"a,""b""",e:"",z:}', { t: 'a,"b"', e: '', z: null }],
    ['{l:[x,,""],m:{k:{v:w}}}', { l: ['x', null, ''], m: { k: { v: 'w' } } }],
    ['{l:[[x],[]]}', { l: [['x'], []] }],
    ['{l:[ ],m:[" "],n:[ , ]}', { l: [], m: [' '], n: [' ', ' '] }],
    ['{p:[a:1,b:2,a:3]}', { p: [{ a: '1', b: '2' }, { a: '3' }] }],
    ['{p:[a:1,x,b:2]}', { p: [{ a: '1' }, 'x', { b: '2' }] }],
    ['{p:[ "a" : "x" , b : {c:d}]}', { p: [{ a: 'x', b: { c: 'd' } }] }],
    ['{\t"a"\r\n:\t"x"\r\n,\tb :y }', { a: 'x', b: 'y ' }],
    ['{"a,""b""":x}', { 'a,"b"': 'x' }],
  ])('%s', (text, value) => {
    expect(jsv.decode(shape, Buffer.from(text))).toMatchObject({ value, deviations: [] });
  });

  it('are written with the quotes that jsv asks for', () => {
    const value = { t: 'a,"b"', e: '', z: null, l: ['x', null, ''], m: { 'k:': true } };
    const text = '{t:"a,""b""",e:"",z:,l:[x,,""],m:{"k:":true}}';
    expect(Buffer.from(jsv.encode(shape, value)).toString('utf8')).toBe(text);
  });

  it("the codec carries the document's name and type", () => {
    expect(jsv.name).toBe('jsv');
    expect(jsv.contentType).toBe('text/jsv');
  });
});
