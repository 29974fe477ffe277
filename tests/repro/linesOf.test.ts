import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { awkReaders } from '../../cli/repro/awkReaders.ts';
import { linesOf } from '../../cli/repro/linesOf.ts';
import type { Format } from '../../specs/Format.ts';

/** Bodies, and their lines by hand. */
const bodies: readonly (readonly [name: string, format: Format, body: string, lines: readonly string[]])[] = [
  [
    'records, lists and numbers as they stand',
    'json',
    '{ "a" : {"b":[{"c":1.50},{"c":"1"}]},\n "d":[],"e":null}',
    [
      ':{',
      'a:{',
      'a.b:[',
      'a.b:{',
      'a.b.c=1.50',
      'a.b.c:1.50',
      'a.b:{',
      'a.b.c=1',
      'a.b.c:"1"',
      'd:[',
      'e=null',
      'e:null',
    ],
  ],
  [
    'escapes of json, a line break within a value, and a pair of surrogates',
    'json',
    '{"t":"\\"q\\" \\u00e9\\n\\\\ \\ud83d\\ude00 \\/"}',
    [':{', 't="q" é\\n\\\\ 😀 /', 't:"\\\\"q\\\\" \\\\u00e9\\\\n\\\\\\\\ \\\\ud83d\\\\ude00 \\\\/"'],
  ],
  ['the call of a callback', 'json', 'cb({"a":true});', [':{', 'a=true', 'a:true']],
  ['what is cut short', 'json', '{"a":1,"b":"x', [':{', 'a=1', 'a:1', 'b=x', 'b:"x']],
  [
    'quoted and bare texts of jsv',
    'jsv',
    '{a:b c,d:"x, ""y""",e:[1,2],f:{g:}}',
    [
      ':{',
      'a=b c',
      'a:b c',
      'd=x, "y"',
      'd:"x, ""y"""',
      'e:[',
      'e=1',
      'e:1',
      'e=2',
      'e:2',
      'f:{',
      'f.g=',
      'f.g:',
    ],
  ],
  [
    'the cells of a row, of which one holds records',
    'csv',
    'L,T,N\r\n"[{A:1,B:""x""},{A:2}]","a ""b"", c",\r\n',
    [
      'L:[',
      'L:{',
      'L.A=1',
      'L.A:1',
      'L.B=x',
      'L.B:"x"',
      'L:{',
      'L.A=2',
      'L.A:2',
      'T=a "b", c',
      'T:"a ""b"", c"',
      'N=',
      'N:',
    ],
  ],
  [
    'prefixes, attributes, entities, comments, character data and empty elements',
    'xml',
    '<?xml version="1.0"?><p:R xmlns:p="u"><A>1 &lt; 2 &amp;lt; &#233;</A><!-- <B>no</B> --><C><![CDATA[<x>&]]></C><D x="1"/><E><F>f</F></E></p:R>',
    [
      ...['R@xmlns:p=u', 'R@xmlns:p:u', 'R.A=1 < 2 &lt; é', 'R.A:1 &lt; 2 &amp;lt; &#233;'],
      ...['R.C=<x>&', 'R.C:<![CDATA[<x>&]]>', 'R.D@x=1', 'R.D@x:1', 'R.D=', 'R.D:', 'R.E.F=f', 'R.E.F:f'],
    ],
  ],
  ['no document at all', 'soap11', 'Bad gateway', []],
];

test.each(bodies)('%s (%s)', (_, format, body, lines) => {
  expect(linesOf(format, body)).toEqual(lines);
});

test.each(bodies)('in awk: %s (%s)', (_, format, body, lines) => {
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };
  const said = execFileSync('awk', [awkReaders[format]], { input: body, env }).toString();
  expect(said.split('\n').slice(0, -1)).toEqual(lines);
});
