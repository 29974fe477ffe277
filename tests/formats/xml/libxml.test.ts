import { describe, expect, test } from 'vitest';
import { parseStrictXml } from '../../../formats/xml/parseStrictXml.ts';
import { libxmlTree } from './libxmlTree.ts';
import { nodeTree } from './nodeTree.ts';

const wellFormed = [
  '<a/>',
  '<?xml version="1.0"?>\n<a></a>\n',
  "<?xml version='1.0' encoding='UTF-8' standalone='yes'?><a b='c' d=\"e\"/>",
  '<a xmlns="u"><b xmlns=""><c xmlns="v"/></b><d/></a>',
  '<p:a xmlns:p="u" p:b="1" b="2"><p:c xmlns:p="v"/><p:d/></p:a>',
  '<a xmlns:p="u"><b xmlns:q="u" p:x="1"/><q:c xmlns:q="w" q:x="2"/></a>',
  '<a>&lt;&gt;&amp;&apos;&quot;&#65;&#x1F600;&#13;&#9;</a>',
  '<a b="&lt;&#10;&#13;&quot;\'"/>',
  '<a>x\r\ny\rz\n</a>',
  '<a><![CDATA[<b>&amp;]]]]><![CDATA[>]]></a>',
  '<a><!-- c - d --><?p i ?>t</a>',
  '<!DOCTYPE a><a/>',
  '<!DOCTYPE a [<!ELEMENT a ANY><!-- " --><!ATTLIST a b CDATA "c>d">]><a b="x"/>',
  '<é ü="ä">ö</é>',
  '<a-b.c_1/>',
  '<a\n b = "1"\t>\n</a >',
  '<a>]] &gt;</a>',
  '<a xml:lang="el" xml:space="preserve"> </a>',
  '<a>\u0085\u2028\ufffd\ud7ff\ue000</a>',
];

const malformed = [
  '<a>',
  '<a></b>',
  '<a><b></a></b>',
  '<a/><b/>',
  'x<a/>',
  '<a/>x',
  ' <?xml version="1.0"?><a/>',
  '<a b=1/>',
  '<a b/>',
  '<a b="1" b="2"/>',
  '<a b="<"/>',
  '<a>&</a>',
  '<a>&b</a>',
  '<a>&nbsp;</a>',
  '<a>&#0;</a>',
  '<a>&#x1;</a>',
  '<a>&#xD800;</a>',
  '<a>&#xFFFE;</a>',
  '<a>\u0001</a>',
  '<a>\u001f</a>',
  '<a>\ufffe</a>',
  '<a>]]></a>',
  '<a><!-- -- --></a>',
  '<a><!-- --->x</a>',
  '<1a/>',
  '<a b="1"c="2"/>',
  '< a/>',
  '<a><?xml version="1.0"?></a>',
  '<a><![CDATA[</a>',
];

describe('libxml2 and we', () => {
  test.each(wellFormed)('see the same in %j', (text) => {
    const strict = parseStrictXml(text);
    expect(strict).toHaveProperty('root');
    expect('root' in strict && nodeTree(strict.root)).toEqual(libxmlTree(new TextEncoder().encode(text)));
  });

  test.each(malformed)('refuse %j', (text) => {
    expect(() => libxmlTree(new TextEncoder().encode(text))).toThrow();
    expect(parseStrictXml(text)).toHaveProperty('fault');
  });
});
