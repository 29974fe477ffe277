import { expect, test } from 'vitest';
import { parseXml } from '../../../formats/xml/parseXml.ts';

const told = (text: string): readonly string[] => parseXml(text).deviations.map(({ actual }) => actual);

test('what is not well-formed is shown with its tag, or with whole words before it', () => {
  expect(told('<a><Name>Client 1</Name><Name>Client 2 & Co</Name></a>')).toEqual([
    'disallowed character in entity name at offset 40, in <Name>Client 2 & Co',
  ]);
  expect(told('<a><b>x &amp; y</b><!-- & --><Name>Client 2 & Co</Name><c>&lt;</c></a>')[0]).toMatch(
    /, in <Name>Client 2 & Co$/,
  );
  expect(told('<a><m>1 < 2</m></a>')[0]).toMatch(/ at offset \d+, in < 2$/);
  expect(told('<a><m>x</n></m></a>')[0]).toMatch(/ at offset \d+, in <\/n>$/);
});

test('no word is cut', () => {
  const long = 'k'.repeat(100);
  expect(told(`<a>${long} or ${long} &\n${long}</a>`)[0]).toMatch(/ in entity name at offset 209, in &$/);
  expect(told(`<a>${long} then one & ${long}</a>`)[0]).toMatch(/ at offset \d+, in then one &$/);
});
