import { oncePerLarge } from '../../formats/oncePerLarge.ts';

/** The index of the first byte that belongs to the key; undefined when the bytes do not hold it. */
export type KeyFinder = (bytes: Uint8Array) => number | undefined;

/** A shorter text may well occur by chance. */
const shortestKey = 8;

/** The message for a key that has no finder. */
export const tooShortKey = `the key has fewer than ${shortestKey} characters and may occur in an answer by chance, so AUTH-4 can't be judged: use a key of at least ${shortestKey} characters`;

/**
 * Looks for a key as a server would repeat it (AUTH-4): plain, or in lower or upper case, in UTF-8 and UTF-16. Also as XML, JSON and
 * URLs escape it; in base64 and in hexadecimal. It is faster than the redactor, which knows every mixture of these. Undefined for
 * a key that other text may hold by chance.
 */
export function keyFinder(apiKey: string): KeyFinder | undefined {
  if ([...apiKey].length < shortestKey) return undefined;
  const needles = needlesOf(apiKey);
  const openings = openingsOf(needles);
  return oncePerLarge((bytes) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // Nearly no answer holds one, and there are far fewer openings than needles to look for.
    if (openings.every((opening) => !buffer.includes(opening))) return undefined;
    const places = needles.map((needle) => buffer.indexOf(needle)).filter((place) => place !== -1);
    return places.length === 0 ? undefined : Math.min(...places);
  });
}

/** With how many bytes a form of the key begins that are looked for first. */
const openingLength = 6;

/** The first bytes of these forms, each once. A form that is shorter is looked for whole. */
const openingsOf = (needles: readonly Buffer[]): readonly Buffer[] => [
  ...new Map(
    needles
      .map((needle) => needle.subarray(0, openingLength))
      .map((opening) => [opening.toString('latin1'), opening]),
  ).values(),
];

function needlesOf(key: string): readonly Buffer[] {
  const texts = [key, key.toLowerCase(), key.toUpperCase()].flatMap((text) => [
    text,
    encodeURIComponent(text),
    JSON.stringify(text).slice(1, -1),
    text.replace(/[&<>"']/g, (letter) => xmlReferences[letter] ?? letter),
  ]);
  const own = Buffer.from(key, 'utf8');
  const armoured = [own.toString('hex'), own.toString('hex').toUpperCase(), ...base64Of(own)];
  const wide = Buffer.from(key, 'utf16le');
  return [
    ...[...new Set([...texts, ...armoured])].map((text) => Buffer.from(text, 'utf8')),
    wide,
    Buffer.from(wide).swap16(),
  ];
}

const xmlReferences: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** The base64 letters that depend only on the key, for each position at which it may begin, in both alphabets. */
function base64Of(key: Buffer): readonly string[] {
  return [0, 1, 2].flatMap((before) => {
    const coded = Buffer.concat([Buffer.alloc(before), key]).toString('base64');
    const letters = coded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + key.length) * 8) / 6));
    return [letters, letters.replaceAll('+', '-').replaceAll('/', '_')];
  });
}
