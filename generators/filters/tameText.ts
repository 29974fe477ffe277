/** Text that looks like a value of another type: a hazard of TYP-12, not of filters. */
const lookalike = /^(?:true|false|null|undefined|none|nil|nan|0\d+.*|\d+[-/.]\d+[-/.]\d+.*)$/i;

/**
 * Whether a text can be searched for without being a hazard in itself: ASCII letters, digits and a few signs that are
 * syntax in no format and a wildcard on no server, with single blanks inside (clauses.md, rule 3; TYP-12).
 */
export const isTame = (text: string): boolean =>
  text.length <= 80 &&
  /^[A-Za-z0-9](?:[A-Za-z0-9./@-]| (?! ))*(?<![ ./@-])$/.test(text) &&
  !lookalike.test(text);

/**
 * Whether a text would be as tame if its letters beyond ASCII were ASCII: letters that no normalisation writes in another
 * way, without marks of their own, of the Basic Multilingual Plane.
 */
export const isOfLetters = (text: string): boolean =>
  /[^\u0000-\u007f]/.test(text) &&
  text.normalize('NFKC') === text &&
  isTame(text.replace(/[\u0080-\uffff]/g, (letter) => (/[\p{Lu}\p{Ll}\p{Lo}]/u.test(letter) ? 'a' : '%')));

/** The tame words of a text, those of two letters and more. */
export const tameWords = (text: string): readonly string[] => [
  ...new Set(text.split(/[^A-Za-z0-9]+/).filter((word) => word.length > 1 && isTame(word))),
];

/** The words of a text with a single quote in them, such as `o'clock`: what a careless query takes for its own. */
export const quotedWords = (text: string): readonly string[] => [
  ...new Set(text.match(/(?<![^\s;,])[A-Za-z]+'[A-Za-z]+(?![^\s;,])/g) ?? []),
];
