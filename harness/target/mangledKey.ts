/** How the right key is mangled (AUTH-3). */
export type MangledKey = 'truncated' | 'altered' | 'extended' | 'padded' | 'otherCase';

/**
 * A key that is nearly right:
 * - `truncated`: without its last character;
 * - `altered`: with another last character. A key of fewer than five characters is truncated instead: a redactor hides no text of fewer
 *   than four characters, so what is left of the key could be read;
 * - `extended`: followed by more characters;
 * - `padded`: with a blank before and after it;
 * - `otherCase`: with the case of every letter changed. A key without letters stays as it is.
 *
 * The result reveals the key, so it is as secret.
 */
export function mangledKey(key: string, how: MangledKey): string {
  switch (how) {
    case 'truncated':
      return withoutLast(key);
    case 'altered':
      return [...key].length < 5 ? withoutLast(key) : `${withoutLast(key)}${otherLast(key)}`;
    case 'extended':
      return `${key}x7`;
    case 'padded':
      return ` ${key} `;
    case 'otherCase':
      return [...key].map(inOtherCase).join('');
  }
}

/** Of a key in base64 the last character is the one before the signs that fill it up. */
const withoutLast = (key: string): string => key.replace(/.=*$/su, '');

/** Another last character: of a key in hexadecimal one that it can have, else one of the alphabet. */
function otherLast(key: string): string {
  if (/^[\da-f-]+$/i.test(key)) return /b$/i.test(key) ? 'e' : 'b';
  return needsB.test(key) ? 'b' : 'j';
}

/**
 * Keys that get `b` as their last character, instead of `j`. A decoder of base64 or base32 may drop bits of the last character. Then `j`
 * means the same as any of `g` to `v`, or as any of `G` to `L`.
 */
const needsB = /[g-vG-P]=*$/;

/** The part of a mangled key that a redactor replaces. The last character of an altered one stays visible. */
export const hiddenPart = (key: string, how: MangledKey): string =>
  mangledKey(key, how === 'altered' ? 'truncated' : how);

const inOtherCase = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
