import { type Armour, armours, bytesOf, runsOf } from './armour.ts';
import { type Found, plainFinder } from './findPlain.ts';
import { type Readings, readingsOf } from './readings.ts';
import type { Secret } from './spellings.ts';

/** Where a secret stands in bytes; `wide` says in which UTF-16 the text around it is. */
export interface FoundInBytes extends Found {
  readonly wide?: 'utf16le' | 'utf16be';
}

type Finder = (text: string) => Found[];

export interface SecretFinder {
  readonly inText: (text: string) => Found[];
  readonly inBytes: (bytes: Uint8Array, charset?: string) => FoundInBytes[];
}

/** Base64 of text that holds base64 is as deep as anybody goes. */
const armourLayers = 2;

/** Prepares to look for secrets in any charset, escaping and armour, and in these within each other. */
export function secretFinder(secrets: readonly Secret[]): SecretFinder {
  const plain = plainFinder(secrets);
  const long = secrets.filter(({ short }) => !short);
  const shortest = Math.min(...long.map(({ minBytes }) => minBytes));

  const inText = (text: string, layers: number): Found[] => {
    const readings = readingsOf(text);
    const found = plain(text, readings);
    if (layers === 0 || long.length === 0) return found;
    return [...found, ...armours.flatMap((armour) => inArmour(text, readings, armour, layers - 1))];
  };

  const inArmour = (text: string, readings: Readings, armour: Armour, layers: number): Found[] => {
    const { bits } = armour;
    const runs = runsOf(text, readings, armour, Math.ceil((shortest * 8) / bits));
    if (runs.bounds.length === 1) return [];
    const found: Found[] = [];
    for (let skip = 0; skip < (bits === 6 ? 4 : 2); skip += 1) {
      const { bytes, offsets } = bytesOf(runs, bits, skip);
      let run = 0;
      for (const { start, end, placeholder } of inBytes(bytes, layers).sort((a, b) => a.start - b.start)) {
        while (run + 1 < offsets.length && (offsets[run + 1] ?? 0) <= start) run += 1;
        const first = (runs.bounds[run] ?? 0) + skip;
        const from = first + Math.floor(((start - (offsets[run] ?? 0)) * 8) / bits);
        const to = first + Math.ceil(((end - (offsets[run] ?? 0)) * 8) / bits) - 1;
        found.push({ start: runs.starts[from] ?? 0, end: runs.ends[to] ?? 0, placeholder });
      }
    }
    return found;
  };

  const inBytes = (bytes: Uint8Array, layers: number, charset?: string): FoundInBytes[] => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const find: Finder = (text) => inText(text, layers);
    const found: FoundInBytes[] = find(buffer.toString('latin1'));
    if (charset !== undefined) found.push(...inCharset(bytes, charset, find));
    if (mayBeWide(bytes, secrets)) found.push(...inWide(buffer, find));
    return found;
  };

  return {
    inText: (text) => inText(text, armourLayers),
    inBytes: (bytes, charset) => inBytes(bytes, armourLayers, charset),
  };
}

/** In a charset of one byte a character, where places in text are places in the bytes. */
function inCharset(bytes: Uint8Array, charset: string, find: Finder): Found[] {
  try {
    const text = new TextDecoder(charset, { ignoreBOM: true }).decode(bytes);
    return text.length === bytes.length ? find(text) : [];
  } catch {
    // Not a charset that anybody knows.
    return [];
  }
}

/**
 * As UTF-16 of both byte orders, from even and from odd places. Text of one order, read from an odd place, looks much
 * like text of the other: what was found from the even places counts.
 */
function inWide(buffer: Buffer, find: Finder): FoundInBytes[] {
  const found: FoundInBytes[] = [];
  for (const shift of [0, 1]) {
    const whole = buffer.subarray(shift, buffer.length - ((buffer.length - shift) % 2));
    for (const wide of ['utf16le', 'utf16be'] as const) {
      const ordered = wide === 'utf16le' ? whole : Buffer.from(whole).swap16();
      for (const { start, end, placeholder } of find(ordered.toString('utf16le'))) {
        const place = { start: shift + 2 * start, end: shift + 2 * end };
        if (found.some((other) => other.start < place.end && place.start < other.end)) continue;
        found.push({ ...place, placeholder, wide });
      }
    }
  }
  return found;
}

/** In UTF-16, two neighbours below U+0100, as escapes and most keys have them, leave a mark: a zero two after a zero. */
function mayBeWide(bytes: Uint8Array, secrets: readonly Secret[]): boolean {
  if (!secrets.every(hasPlainNeighbours)) return true;
  for (let index = bytes.indexOf(0); index !== -1 && index < bytes.length; index += 1) {
    if (bytes[index] === 0 && bytes[index + 2] === 0 && bytes[index + 1] !== 0) return true;
  }
  return false;
}

const hasPlainNeighbours = ({ characters }: Secret): boolean => {
  const plain = characters.map((spellings) =>
    spellings.every((spelling) => spelling.every((code) => code < 0x100)),
  );
  return plain.some((each, index) => each && plain[index + 1] === true);
};
