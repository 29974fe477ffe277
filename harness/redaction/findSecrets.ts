import { isAscii } from 'node:buffer';
import { type Armour, armours } from './armour.ts';
import { type DecodedRun, decodedRun } from './decodedRun.ts';
import { type FoundSecret, plainFinder } from './findPlain.ts';
import { harmless, longestHarmless } from './harmless.ts';
import { numberRuns } from './numberRuns.ts';
import { openReadings } from './openReadings.ts';
import type { Readings } from './Readings.ts';
import { readingsOf } from './readingsOf.ts';
import { runsOf, type Stretch } from './runsOf.ts';
import { fullWidthFrom, type Secret } from './spellings.ts';

/** Where a secret is in bytes; `wide` gives the UTF-16 byte order of the text around it. */
export interface FoundInBytes extends FoundSecret {
  readonly wide?: 'utf16le' | 'utf16be';
}

const separator = Uint8Array.of(1);

/** Bits of a letter of armour, or of a number that is a byte. */
type Bits = Armour['bits'] | 8;

/** After this many letters a byte starts at the beginning of a letter again. */
const lettersInGroup: Readonly<Record<Bits, number>> = { 4: 2, 5: 8, 6: 4, 8: 1 };

type Finder = (text: string) => FoundSecret[];

/** Finds secrets in texts and in bytes. */
export interface SecretFinder {
  readonly inText: (text: string) => FoundSecret[];
  readonly inBytes: (bytes: Uint8Array, charset?: string) => FoundInBytes[];
}

/** Base64 of base64 of base64 is the deepest anybody goes. */
const armourLayers = 3;

/** Prepares a search for secrets in any charset, escaping and armour, nested in any way. */
export function secretFinder(secrets: readonly Secret[]): SecretFinder {
  const plain = plainFinder(secrets);
  const long = secrets.filter(({ short }) => !short);
  const shortest = Math.min(...long.map(({ minBytes }) => minBytes));
  /** Indexed by the number of layers still to look through. */
  const known = Array.from(
    { length: armourLayers },
    () => new Map(armours.map((armour) => [armour, harmless()])),
  );
  const leaveNoMark = !secrets.every(hasPlainNeighbours);

  const inText = (text: string, layers: number): FoundSecret[] => {
    const readings = readingsOf(text);
    const open = openReadings(text);
    const found = [...plain(text, readings), ...(open === undefined ? [] : plain(text, open))];
    if (layers === 0 || long.length === 0) return found;
    return [
      ...found,
      ...armours.flatMap((armour) => inArmour(text, readings, armour, layers - 1)),
      ...inRuns(numberRuns(text, readings, shortest), 8, layers - 1),
    ];
  };

  const inArmour = (text: string, readings: Readings, armour: Armour, layers: number): FoundSecret[] => {
    const least = Math.ceil((shortest * 8) / armour.bits);
    const met = known[layers]?.get(armour) ?? harmless();
    const fresh = new Set<string>();
    const once = runsOf(text, readings, armour, least, (start, end) => {
      if (end - start > longestHarmless) return false;
      const stretch = text.slice(start, end);
      if (met.has(stretch) || fresh.has(stretch)) return true;
      fresh.add(stretch);
      return false;
    });
    const decoded = (runs: readonly Stretch[]): readonly DecodedRun[] =>
      runs.map((run) => decodedRun(text, readings, armour, run));
    if (once.length === 0 || inRuns(decoded(once), armour.bits, layers).length === 0) {
      met.add(fresh);
      return [];
    }
    const all = runsOf(text, readings, armour, least, () => false);
    return inRuns(decoded(all), armour.bits, layers);
  };

  /** Searches what letters of this many bits decode to. It is unknown which letter starts a byte. */
  const inRuns = (decoded: readonly DecodedRun[], bits: Bits, layers: number): FoundSecret[] => {
    if (decoded.length === 0) return [];
    const found: FoundSecret[] = [];
    for (let skip = 0; skip < lettersInGroup[bits]; skip += 1) {
      // All in one search, because most runs are short and each search has a cost. A byte of 1 keeps them apart.
      const pieces = decoded.flatMap(({ bytes }) => [bytes(skip), separator]);
      let piece = 0;
      let offset = 0;
      for (const { start, end, placeholder } of inBytes(Buffer.concat(pieces), layers).sort(
        (a, b) => a.start - b.start,
      )) {
        for (;;) {
          const length = (pieces[piece]?.length ?? 0) + 1;
          if (start < offset + length) break;
          offset += length;
          piece += 2;
        }
        const place = decoded[piece / 2]?.place;
        const first = place?.(skip + Math.floor(((start - offset) * 8) / bits));
        const last = place?.(skip + Math.ceil(((end - offset) * 8) / bits) - 1);
        found.push({ start: first?.start ?? 0, end: last?.end ?? 0, placeholder });
      }
    }
    return found;
  };

  const inBytes = (bytes: Uint8Array, layers: number, charset?: string): FoundInBytes[] => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const find: Finder = (text) => inText(text, layers);
    const asLatin1 = buffer.toString('latin1');
    const found: FoundInBytes[] = find(asLatin1);
    // ASCII bytes are the same text in each charset of one byte a character.
    if (charset !== undefined && !isAscii(bytes)) {
      const declared = inCharset(bytes, charset);
      if (declared !== undefined && declared !== asLatin1) found.push(...find(declared));
    }
    if (leaveNoMark || looksWide(bytes)) found.push(...inWide(buffer, find));
    return found;
  };

  return {
    inText: (text) => inText(text, armourLayers),
    inBytes: (bytes, charset) => inBytes(bytes, armourLayers, charset),
  };
}

/** As text, if every character is one byte: then places in the text are places in the bytes. */
function inCharset(bytes: Uint8Array, charset: string): string | undefined {
  try {
    const text = new TextDecoder(charset, { ignoreBOM: true }).decode(bytes);
    return text.length === bytes.length ? text : undefined;
  } catch {
    // Not a known charset.
    return undefined;
  }
}

/**
 * As UTF-16 in both byte orders, from even and from odd places. Text in one order, read from an odd place, looks much like text
 * in the other. So finds from the even places win.
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

/**
 * In UTF-16, two neighbours below U+0100 show up as two zero bytes, two places apart. Escapes and most keys have such neighbours.
 */
function looksWide(bytes: Uint8Array): boolean {
  for (let index = bytes.indexOf(0); index !== -1 && index < bytes.length; index += 1) {
    if (bytes[index] === 0 && bytes[index + 2] === 0 && bytes[index + 1] !== 0) return true;
  }
  return false;
}

/** Full-width letters appear next to others that reveal UTF-16. */
const isFullWidth = (code: number): boolean => code === 0x3000 || code >= fullWidthFrom;

const hasPlainNeighbours = ({ characters }: Secret): boolean => {
  const plain = characters.map((spellings) =>
    spellings.every((spelling) => spelling.every((code) => code < 0x100 || isFullWidth(code))),
  );
  return plain.some((each, index) => each && plain[index + 1] === true);
};
