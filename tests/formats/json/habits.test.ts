import { describe, expect, it } from 'vitest';
import { json } from '../../../formats/json/json.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operationNamed } from '../../../specs/operations.ts';

/** All members of this answer but its status are open, so that each json value is seen as it was read. */
const shape = responseShape(operationNamed('CompanyDelete'));

const decode = (text: string) => json.decode(shape, Buffer.from(text));
const single = 'a string in single quotes';
const unclosed = 'brackets that are not closed';

describe('each habit of sloppy json is told once, in its own words', () => {
  it.each([
    ["{'a':null}", { a: null }, [single]],
    ["{'a':true,'b':false}", { a: true, b: false }, [single]],
    ["{'a':[]}", { a: [] }, [single]],
    ["{'a':[{}]}", { a: [{}] }, [single]],
    ["{'a':'x','b':'y'}", { a: 'x', b: 'y' }, [single]],
    ['{"a":"x",}', { a: 'x' }, ['a comma before a closing bracket']],
    ['{"a":["x",],}', { a: ['x'] }, ['a comma before a closing bracket']],
    ['{"a":"x"', { a: 'x' }, [unclosed]],
    ['{"a":null', { a: null }, [unclosed]],
    ['{"a":["x"}', { a: ['x'] }, [unclosed]],
    ['{"a":"x"}]', { a: 'x' }, ['text after the end']],
    ['{"a":"x"}{"a":"y"}', { a: 'x' }, ['text after the end']],
    ['{a:"x",b:"y"}', { a: 'x', b: 'y' }, ['a name without quotes']],
    ['{été-1.$_:"x"}', { 'été-1.$_': 'x' }, ['a name without quotes']],
    ['{"a":None}', { a: null }, ['None, which is no JSON']],
    ['{"a":undefined}', { a: null }, ['undefined, which is no JSON']],
    ['{"a":Null,"b":nil}', { a: null, b: null }, ['Null, which is no JSON', 'nil, which is no JSON']],
    ['/* a */{"a":"x"}', { a: 'x' }, ['a comment']],
    ['{"a":"x"} // b', { a: 'x' }, ['a comment']],
    ['{"a":/**//**/"x"}', { a: 'x' }, ['a comment']],
    ['{// one\n// two\n"a":"x"}', { a: 'x' }, ['a comment']],
    ['{"a":\u00a0"x"}', { a: 'x' }, ['a blank that is none in JSON']],
    ['{ \u00a0\uFEFF "a":"x"}', { a: 'x' }, ['a blank that is none in JSON']],
    ["{ \t\r\n 'a' \t\r\n : \t\r\n 'x' \t\r\n } \t\r\n ", { a: 'x' }, [single]],
    ['{"a":"\\q"}', { a: 'q' }, ['the escape \\q']],
    ["{'a':'x\ty'}", { a: 'x\ty' }, [single]],
    ['{"a":"x\ty"}', { a: 'x\ty' }, ['a control character in a string']],
    ['{"a":"x","a":"y"}', { a: 'y' }, ['the name "a" twice']],
    ["{'a':'x','a':'y'}", { a: 'y' }, [single, 'the name "a" twice']],
  ])('%j', (text, value, problems) => {
    const decoded = decode(text);
    expect(decoded.value).toEqual(value);
    expect(decoded.deviations).toEqual(
      problems.map((actual) => ({
        clause: 'FMT-11',
        level: 'SHOULD',
        path: '',
        expected: 'a document of RFC 8259',
        actual,
      })),
    );
  });

  it('shortens a name and a number that are long', () => {
    const name = 'n'.repeat(150);
    const nines = '9'.repeat(150);
    expect(decode(`{'${name}':'x','${name}':+${nines}}`)).toMatchObject({
      value: { [name]: numeric(nines) },
      deviations: [
        { actual: single },
        { actual: `the name "${'n'.repeat(100)}" twice` },
        { actual: `+${'9'.repeat(99)}, which is no JSON` },
      ],
    });
  });
});

describe('numbers of sloppy json', () => {
  it.each([
    ['0', '0'],
    ['-7', '-7'],
    ['12.75', '12.75'],
    ['12.75e3', '12.75E3'],
    ['1e+21', '1E+21'],
    ['1E-21', '1E-21'],
  ])('%s is one of json', (written, lexeme) => {
    const { value, deviations } = decode(`{'a':${written}}`);
    expect(value).toEqual({ a: numeric(lexeme) });
    expect(deviations.map(({ actual }) => actual)).toEqual([single]);
  });

  it.each([
    ['+7', numeric(7)],
    ['007', numeric(7)],
    ['-007.50', numeric('-7.50')],
    ['.75', numeric('0.75')],
    ['5.', numeric(5)],
    ['5.e3', numeric('5E3')],
    ['.75e12', numeric('0.75E12')],
    ['NaN', 'NaN'],
    ['Infinity', 'Infinity'],
    ['-Infinity', '-Infinity'],
    ['+Infinity', '+Infinity'],
  ])('%s is none of json', (written, a) => {
    const { value, deviations } = decode(`{'a':${written}}`);
    expect(value).toEqual({ a });
    expect(deviations.map(({ actual }) => actual)).toEqual([single, `${written}, which is no JSON`]);
  });
});

describe('what is plain to nobody', () => {
  it.each([
    '{"a":"x" "b":"y"}',
    '{"a"="x"}',
    '{"a" "x"}',
    '{=:"x"}',
    '{:"x"}',
    '{"a":/*/"x"}',
    '{"a":"x"/* b',
    '{"a":untrue}',
    '{"a":trueish}',
    '{"a":annul}',
    '{"a":unnull}',
    '{"a":nonesuch}',
    '{"a":NaNs}',
    '{"a":Infinity2}',
    '{"a":+.}',
    '{"a":1.2.3}',
    '{"a":5e}',
    '{"a":0x1F}',
    '{"a":"x",',
    '{"a":true,"b":Tru',
    "{'a':7",
    "{'a':['x'",
  ])('%s', (text) => {
    expect(() => decode(text)).toThrow('no JSON');
  });
});
