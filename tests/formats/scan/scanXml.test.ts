import { describe, expect, it } from 'vitest';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { scanXml } from '../../../formats/scan/scanXml.ts';
import { underLimits } from '../underLimits.ts';

/** What was found, or why and where the text was refused. */
const outcome = (text: string): unknown => {
  try {
    return scanXml(text).doctypes;
  } catch (error) {
    return error instanceof DecodeError ? `${error.reason}: ${error.message}` : error;
  }
};

describe('texts that hold one whole element', () => {
  it.each([
    '<a/>',
    '<a></a>',
    '<a></a >',
    '<n:a\tx="1"></n:a>',
    '<a\n></a\r\n>',
    '<_a/>',
    '<:a/>',
    '<é/>',
    '<\u0080/>',
    '<A></A>',
    '<Z></Z>',
    '<z></z>',
    '<?xml version="1.0"?><a/>',
    '<?x <b> ?><a/>',
    '<a><!-- <b> </a> --></a>',
    '<a><![CDATA[<b></a>]]></a>',
    '<a x="/>" y=\'">\'></a>',
    '<a x="<b>"/>',
    '<a>1 < 2 <3 <<</a>',
    '<a><b/><b></b></a>',
    '<a><b></a>',
    '<a></b></b></a>',
    // A closing tag of nothing takes no level from what follows.
    '</x><a/>',
    '<a></a/>',
    '<a/><!-- -->',
    '<!-- <b--><a/>',
  ])('%s', (text) => {
    expect(outcome(text)).toEqual([]);
  });
});

describe('a DOCTYPE is told, so that it can be left out', () => {
  it.each([
    '<!DOCTYPE a>',
    '<!DOCTYPE a SYSTEM "x>y">',
    "<!DOCTYPE a SYSTEM 'x>\"y'>",
    '<!DOCTYPE a [<!ELEMENT a (#PCDATA)>]>',
    '<!DOCTYPE a [<!-- <!ENTITY ]> -->]>',
    '<!DOCTYPE a [<?x ]> ?>]>',
    // The signs that open a comment or an instruction do not close it.
    '<!DOCTYPE a [<!--><!ENTITY -->]>',
    '<!DOCTYPE a [<?><!ENTITY ?>]>',
    '<!DOCTYPE a [[]]>',
    '<!DOCTYPE a ]>',
  ])('%s', (doctype) => {
    expect(outcome(`${doctype}<a/>`)).toEqual([[0, doctype.length]]);
    expect(outcome(`<a>${doctype}</a>`)).toEqual([[3, 3 + doctype.length]]);
  });
});

describe('why and where xml is refused', () => {
  it.each([
    ['', 'syntax: no XML element', 0],
    ['hello', 'syntax: no XML element', 0],
    ['</a>', 'syntax: no XML element', 0],
    ['<1/>', 'syntax: no XML element', 0],
    ['<[/>', 'syntax: no XML element', 0],
    ['<{/>', 'syntax: no XML element', 0],
    ['<@/><`/><\u007f/>', 'syntax: no XML element', 0],
    ['<a>', 'syntax: the text ends before <a> does', 3],
    ['<a><b/>', 'syntax: the text ends before <a> does', 7],
    ['<a><b></b>', 'syntax: the text ends before <a> does', 10],
    ['<a><b></b><c/>', 'syntax: the text ends before <a> does', 14],
    ['<a></ab>', 'syntax: the text ends before <a> does', 8],
    [`<${'x'.repeat(150)}>`, `syntax: the text ends before <${'x'.repeat(100)}> does`, 152],
    ['<a', 'syntax: a tag that is not closed', 0],
    ['<a><b x="', 'syntax: a tag that is not closed', 3],
    ['<a x="y>z</a>', 'syntax: a tag that is not closed', 0],
    ['<a></a', 'syntax: a closing tag that is not closed', 3],
    ['<a><!-- x', 'syntax: a comment that is not closed', 3],
    ['<a><!--></a>', 'syntax: a comment that is not closed', 3],
    ['<a><![CDATA[x', 'syntax: a CDATA section that is not closed', 3],
    ['<?xml ', 'syntax: a processing instruction that is not closed', 0],
    ['<?><a/>', 'syntax: a processing instruction that is not closed', 0],
    ['<!DOCTYPE a', 'syntax: a DOCTYPE that is not closed', 0],
    ['<!DOCTYPE a "x><a/>', 'syntax: a DOCTYPE that is not closed', 0],
    ['<!DOCTYPE a [<!-- ]><a/>', 'syntax: a DOCTYPE that is not closed', 0],
    ['<!DOCTYPE a [<?x ]><a/>', 'syntax: a DOCTYPE that is not closed', 0],
    ['<!DOCTYPE a [><a/>', 'syntax: a DOCTYPE that is not closed', 0],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a/>', 'forbidden: an entity declaration', 13],
    ['<!DOCTYPE a [<!entity b "c">]><a/>', 'forbidden: an entity declaration', 13],
    ['<!DOCTYPE a "<!ENTITY"><a/>', 'forbidden: an entity declaration', 13],
    ['<!DOCTYPE a "x<!ENTITY"><a/>', 'forbidden: an entity declaration', 14],
    ['<a><!ENTITY b "c"></a>', 'forbidden: an entity declaration', 3],
  ])('%s', (text, why, offset) => {
    expect(outcome(text)).toBe(`${why} (at offset ${offset})`);
  });
});

describe('the limits of xml', () => {
  const small = (text: string): unknown => underLimits({ text: 60, depth: 3, nodes: 5 }, () => outcome(text));

  it('depth, where an element without content opens none', () => {
    expect(small('<a><b><c><d/></c></b></a>')).toEqual([]);
    expect(small('<a><b></b><b></b><b></b></a>')).toEqual([]);
    expect(small('<a><b><c><d></d></c></b></a>')).toBe('size: nested deeper than 3 (at offset 9)');
  });

  it('elements and attributes', () => {
    expect(small('<a x="1" y=\'2\'><b/><c/></a>')).toEqual([]);
    expect(small('<a x="1" y=\'2\'><b/><c/><d/></a>')).toBe('size: more than 5 nodes (at offset 23)');
    expect(small('<a x="1" y=\'2\'><b/><c z="3"/></a>')).toBe('size: more than 5 nodes (at offset 19)');
  });

  it('characters', () => {
    expect(small(`<a>${'x'.repeat(53)}</a>`)).toEqual([]);
    expect(small(`<a>${'x'.repeat(54)}</a>`)).toBe('size: longer than 60 characters (at offset 60)');
  });
});
