/** Text that looks like a value of another type: a hazard of TYP-12, not of filters. */
const lookalike = /^(?:true|false|null|undefined|none|nil|nan|0\d+.*|\d+[-/.]\d+[-/.]\d+.*)$/i;

/** A word that no record of anybody's holds. */
export const strange = 'zqassayqz';

/**
 * Whether a search for a text is no hazard in itself (docs/judging.md, rule 3; TYP-12). It has ASCII letters, digits, single blanks
 * inside and a few signs. Those signs are syntax in no format and a wildcard on no server.
 */
export const isTame = (text: string): boolean =>
  text.length <= 80 &&
  /^[A-Za-z0-9](?:[A-Za-z0-9./@-]| (?! ))*(?<![ ./@-])$/.test(text) &&
  !lookalike.test(text);

/**
 * Whether a text would be tame if its letters beyond ASCII were ASCII. These letters are in the Basic Multilingual Plane, have no
 * marks of their own, and no normalisation changes them.
 */
export const isOfLetters = (text: string): boolean =>
  /[^\u0000-\u007f]/.test(text) &&
  text.normalize('NFKC') === text &&
  isTame(text.replace(/[\u0080-\uffff]/g, (letter) => (/[\p{Lu}\p{Ll}\p{Lo}]/u.test(letter) ? 'a' : '%')));

/** The tame words of a text with at least two letters. */
export const tameWords = (text: string): readonly string[] => [
  ...new Set(text.split(/[^A-Za-z0-9]+/).filter((word) => word.length > 1 && isTame(word))),
];

/** The words of a text with a single quote in them, such as `o'clock`: a careless query takes it for its own quote. */
export const quotedWords = (text: string): readonly string[] => [
  ...new Set(text.match(/(?<![^\s;,])[A-Za-z]+'[A-Za-z]+(?![^\s;,])/g) ?? []),
];
