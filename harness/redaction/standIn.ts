import { mangledKey } from '../target/mangledKey.ts';
import { type Redactor, redactor, type SecretText } from './redactor.ts';

/** What a record may tell of a key: enough to make requests of the same length from a stand-in. */
export interface KeyFacts {
  readonly length: number;
  readonly letters: 'both' | 'lower' | 'upper' | 'none';
}

/** What a record tells of a key. */
export function formOfKey(key: string): KeyFacts {
  const [lower, upper] = [/[a-z]/.test(key), /[A-Z]/.test(key)];
  return {
    length: [...key].length,
    letters: lower && upper ? 'both' : lower ? 'lower' : upper ? 'upper' : 'none',
  };
}

const pattern = 'KeyStandIn7q9';

/** Shares no part of four characters with the other one. */
const patternOfOthers = 'Another4Word2';

/** The key that a record has instead of the real one. It has the same length and kinds of letters, and no meaning. */
export const standInFor = (facts: KeyFacts): string => repeated(pattern, facts);

function repeated(of: string, { length, letters }: KeyFacts): string {
  const text = of.repeat(Math.ceil(length / of.length)).slice(0, length);
  if (letters === 'both') return text;
  if (letters === 'none') return [...text].map((letter) => letter.charCodeAt(0) % 10).join('');
  return letters === 'lower' ? text.toLowerCase() : text.toUpperCase();
}

/** A redactor that puts a word of the same length where another secret than the key was, in the same letter case. */
export function sameLengthRedactor(secrets: readonly SecretText[]): Redactor {
  const words = secrets.map(({ text }) => ({
    text,
    placeholder: repeated(patternOfOthers, formOfKey(text)),
  }));
  const forms = words
    // A shorter one stands in ordinary words too (`redactor`).
    .filter(({ text }) => text.length >= 4)
    .flatMap(({ text, placeholder }) => pairsOf(inCases(text), inCases(placeholder)));
  return plainFirst(forms, redactor(words));
}

/**
 * A redactor that puts the stand-in where the key was. Plain forms of the key become the same forms of the stand-in, so that no length
 * changes; any other form becomes the plain stand-in. The other secrets get their placeholders.
 */
export function standInRedactor(key: string, others: readonly SecretText[]): Redactor {
  const standIn = standInFor(formOfKey(key));
  const truncated = { text: mangledKey(key, 'truncated'), placeholder: mangledKey(standIn, 'truncated') };
  const rest = redactor([{ text: key, placeholder: standIn }, truncated, ...others]);
  return plainFirst(pairsOf(formsOf(key), formsOf(standIn)), rest);
}

type Pair = readonly [from: string, to: string];

const pairsOf = (forms: readonly string[], others: readonly string[]): readonly Pair[] =>
  forms.map((form, index) => [form, others[index] ?? form]);

/** Replaces each form by its own counterpart, and then what is left as `rest` does. */
function plainFirst(forms: readonly Pair[], rest: Redactor): Redactor {
  const plainly = forms.map(([from, to]) => [Buffer.from(from), Buffer.from(to)] as const);
  return {
    text: (text: string, extent?: 'cut') => {
      const replaced = forms.reduce((all, [from, to]) => all.replaceAll(from, to), text);
      return extent === undefined ? rest.text(replaced) : rest.text(replaced, extent);
    },
    bytes: (bytes, contentType) =>
      rest.bytes(
        plainly.reduce((all, [from, to]) => replacedBytes(all, from, to), bytes),
        contentType,
      ),
  };
}

const inCases = (text: string): readonly string[] => [text, text.toLowerCase(), text.toUpperCase()];

/** The key as it is and as AUTH-3 mangles it, or as a server may repeat it; longer forms first. */
const formsOf = (key: string): readonly string[] => [
  key,
  mangledKey(key, 'otherCase'),
  key.toLowerCase(),
  key.toUpperCase(),
  mangledKey(key, 'altered'),
  mangledKey(key, 'truncated'),
];

/** The bytes with each `from` replaced by `to`; the given array itself if there is none. */
function replacedBytes(bytes: Uint8Array, from: Buffer, to: Buffer): Uint8Array {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = all.indexOf(from);
  if (at === -1) return bytes;
  const parts: Buffer[] = [];
  let done = 0;
  for (; at !== -1; at = all.indexOf(from, done)) {
    parts.push(all.subarray(done, at), to);
    done = at + from.length;
  }
  return Buffer.concat([...parts, all.subarray(done)]);
}
