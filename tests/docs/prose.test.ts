import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOf, mostWords, namelessSubject, nounByHand } from './proseRules.ts';
import { filesIn, pageTexts, type ReaderText, sentencesOf, sourceTexts, wordsOf } from './readerTexts.ts';

const faultsIn = (texts: readonly ReaderText[]): string[] =>
  texts.flatMap(({ file, text }) => faultsOf(text).map((fault) => `${file}: ${fault}`));

const { messages, comments, plurals } = sourceTexts();

test('the pages are in plain English (docs/style.md)', () => {
  const texts = pageTexts();
  expect(texts.length).toBeGreaterThan(900);
  expect(faultsIn(texts)).toEqual([]);
});

test('what commands, clauses and reports say is in plain English (docs/style.md)', () => {
  expect(messages.length).toBeGreaterThan(4000);
  expect(faultsIn(messages)).toEqual([]);
});

test('no comment has a sentence that must be read twice', () => {
  expect(comments.length).toBeGreaterThan(4000);
  const long = comments.flatMap(({ file, text }) =>
    sentencesOf(text)
      .filter((sentence) => wordsOf(sentence).length > mostWords)
      .map((sentence) => `${file}: ${sentence}`),
  );
  expect(long).toEqual([]);
});

test('a docstring names what it describes', () => {
  expect(comments.filter(({ text }) => namelessSubject.test(text))).toEqual([]);
});

test('a number and its noun are written by `counted`', () => {
  const files = ['cli', 'reports', 'harness', 'suites']
    .flatMap((folder) => filesIn(folder, /\.tsx?$/))
    .filter((file) => file !== 'harness/words/counted.ts');
  expect(files.filter((file) => nounByHand.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('what docs/style.md calls wrong is written nowhere', () => {
  const pairs = [...readFileSync('docs/style.md', 'utf8').matchAll(/^\| (?!before)(.+) \| (.+) \|$/gm)];
  expect(pairs.length).toBeGreaterThanOrEqual(40);
  const texts = [...pageTexts(), ...messages];
  const again = pairs.flatMap(([, before = '']) => texts.filter(({ text }) => text.includes(before)));
  expect(again).toEqual([]);
});

test('a message that counts knows one from many', () => {
  expect(plurals).toEqual([]);
});
