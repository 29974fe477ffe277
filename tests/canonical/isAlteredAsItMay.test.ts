import { expect, test } from 'vitest';
import { textHazards } from '../../generators/values/textHazards.ts';
import { isAlteredAsItMay } from '../../harness/canonical/isAlteredAsItMay.ts';
import type { Value } from '../../specs/Value.ts';

const judge = (left: Value, right: Value): readonly boolean[] => [
  isAlteredAsItMay(left, right),
  isAlteredAsItMay(right, left),
];

test.each<[Value, Value]>([
  // Several blanks, tabs and CR.
  ['a  b', 'a b'],
  ['a \t b', 'ab'],
  ['a\r\nb', 'a\nb'],
  ['a\rb', 'a\nb'],
  // Tags that are stripped with the blanks around them, escaped, or changed; scripts go with their content.
  ['Use <b>bold</b> letters', 'Use bold letters'],
  ['Use <br/> now', 'Use now'],
  ['a <b>c</b>', 'a &lt;b&gt;c&lt;/b&gt;'],
  ['<P>c</P>', '<p class="x">c</p>'],
  ['a<script>let x = 1 < 2;</script>b', 'ab'],
  ['a<!-- no -->b', 'ab'],
  // What is beyond the BMP, put together, or not printable.
  ['a 😀 b', 'a ?? b'],
  ['a 😀 b', 'a \\ud83d\\ude00 b'],
  ['👩\u200d💻 ok', 'ok'],
  ['Cafe\u0301', 'Café'],
  ['Cafe\u0301 x', 'Cafe x'],
  ['a\u200fb', 'ab'],
  // A sign at the beginning.
  ['=1+1', "'=1+1"],
  ['+30 210', '30 210'],
  ['  @a', 'a'],
  // Several of these, and nothing that remains.
  ['-1  <b>a</b>', '1 a'],
  ['😀', null],
  ['<br>', ''],
])('%j may become %j', (left, right) => {
  expect(judge(left, right)).toEqual([true, true]);
});

test.each<[Value, Value]>([
  ['a b', 'a c'],
  ['a b', 'ab'],
  ['a', null],
  ['a\nb', 'a b'],
  ['a < b > c', 'a  c'],
  ['Smith & Co', 'Smith  Co'],
  ['a & b', 'a &amp; b'],
  ['Größe', 'Grosse'],
  ['a  b c', 'a b'],
  ['a  b', 'b a'],
  ['a  a', 'a'],
  ['Use <b>bold</b> letters', 'Use bold'],
  ['Use <b>bold</b> letters', 'Use letters'],
  ['a 😀 b', 'a ?? c'],
  ['+30 210', '+30 21'],
  ['a +1', 'a 1'],
  [null, null],
  ['a', true],
])('%j may not become %j', (left, right) => {
  expect(judge(left, right)).toEqual([false, false]);
});

/** Without the sign at its beginning, else without all that is odd. */
function spoilt(text: string): string {
  const signless = text.replace(/^[=+\-@]/, '');
  return signless === text ? text.replace(/[^\da-z]/gi, '') : signless;
}

// Of the texts of TYP-12, only those at SHOULD may lose what is odd about them.
test.each(
  textHazards
    .filter(({ text }) => spoilt(text) !== text)
    .map((one) => [one.name, one.inXml ?? one.level, one.text]),
)('the hazard %s, at %s', (_, level, text) => {
  expect(isAlteredAsItMay(text, spoilt(text))).toBe(level === 'SHOULD');
});

test('takes no longer for many line ends in a row, where something behind them differs', () => {
  const lines = '\r\n'.repeat(40);
  expect(isAlteredAsItMay(`a${lines}b`, `a${lines.replaceAll('\r', '')}c`)).toBe(false);
  expect(isAlteredAsItMay(`a${lines}b`, `a${lines.replaceAll('\r', '')}b`)).toBe(true);
});
