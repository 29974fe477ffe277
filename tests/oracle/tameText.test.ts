import { expect, test } from 'vitest';
import { isOfLetters } from '../../generators/filters/tameText.ts';

test.each([
  ['Größe', true],
  ['Ελληνικά 日本語', true],
  ['Jürgen Groß', true],
  // In ASCII there is nothing to lose; marks of their own, other forms and signs are hazards in themselves.
  ['Groesse', false],
  ['Gro\u0308ße', false],
  ['ﬁn', false],
  ['60 × 40 cm', false],
  ['Größe, Form', false],
  ['Größe 😀', false],
  ['Gr\ufffd\ufffde', false],
  ['Größe  zwei', false],
])('%j is searched for with its letters beyond ASCII: %j', (text, due) => {
  expect(isOfLetters(text)).toBe(due);
});
