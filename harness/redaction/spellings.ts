import { decodeWindows1252 } from '../../formats/charset/decodeWindows1252.ts';

/** One character of a secret: every sequence of code points that may represent it, before any escaping. */
export type Spellings = readonly (readonly number[])[];

/** A text that must never be shown, prepared for searching. */
export interface Secret {
  readonly placeholder: string;
  readonly characters: readonly Spellings[];
  /** Its shortest possible length in bytes. */
  readonly minBytes: number;
  /** Too short to look for anywhere except as the value of APIKEY. */
  readonly short: boolean;
}

/** What comes before the `>` of `]]>` in one, two and three nested CDATA sections, also when case is lost. */
const cdataSplits = [1, 2, 3]
  .map((times) => {
    let text = ']]>';
    for (let time = 0; time < times; time += 1) text = text.replaceAll(']]>', ']]]]><![CDATA[>');
    return text.slice(2, -1);
  })
  .flatMap((split) => [split, split.toLowerCase()])
  .map(codes);

/** The start of the full-width forms of `!` to `~`. */
export const fullWidthFrom = 0xff01;

/** The windows-1252 characters at 0x80 to 0x9f, by byte. */
const windows1252 = Array.from(
  decodeWindows1252(Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index)),
  (letter) => letter.charCodeAt(0),
);

/** Prepares a text for a search in any letter case, charset and quoting. See `readingsOf.ts` for escapes. */
export function secretOf(text: string, placeholder: string): Secret {
  const characters = [...text];
  return {
    placeholder,
    characters: characters.map(spellingsOf),
    minBytes: characters.length,
    short: characters.length < 4,
  };
}

function spellingsOf(character: string): Spellings {
  const found = new Map<string, readonly number[]>();
  const [lower, upper] = [character.toLowerCase(), character.toUpperCase()];
  for (const variant of new Set([character, lower, upper, upper.toLowerCase(), lower.toUpperCase()])) {
    for (const spelling of ofVariant(variant)) found.set(spelling.join(), spelling);
  }
  return [...found.values()];
}

function ofVariant(text: string): (readonly number[])[] {
  const units = codes(text);
  if (units.every((unit) => unit < 0x80)) {
    const [unit = 0] = units;
    return [
      units,
      ...ofAscii(text),
      ...(units.length === 1 && unit > 0x1f && unit < 0x7f ? ofFullWidth(unit) : []),
    ];
  }
  const utf8 = [...new TextEncoder().encode(text)];
  const points = [...text].map((each) => each.codePointAt(0) ?? 0);
  const single = points.map((point) =>
    windows1252.includes(point) ? 0x80 + windows1252.indexOf(point) : point,
  );
  // UTF-8 that was misread as windows-1252 and written again.
  const misread = utf8.map((byte) => windows1252[byte - 0x80] ?? byte);
  return [units, points, utf8, single, misread];
}

/** The full-width form of East Asian typesetting: one code point, three bytes in UTF-8. */
function ofFullWidth(code: number): (readonly number[])[] {
  const wide = code === 0x20 ? 0x3000 : code + fullWidthFrom - 0x21;
  return [[wide], [...new TextEncoder().encode(String.fromCharCode(wide))]];
}

function ofAscii(text: string): (readonly number[])[] {
  switch (text) {
    case ' ':
      return [codes('+')];
    case '"':
    case "'":
      // Doubled by jsv, again by the csv cell around it, and again by every further quoting.
      return [2, 4, 8, 16, 32, 64].map((times) => codes(text.repeat(times)));
    case ']':
    case '>':
      return cdataSplits.map((split) => [...split, text.charCodeAt(0)]);
    default:
      return [];
  }
}

function codes(text: string): number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}
