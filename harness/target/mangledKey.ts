/** How the right key is mangled (AUTH-3). */
export type MangledKey = 'truncated' | 'altered' | 'extended' | 'padded' | 'otherCase';

/**
 * A key that is nearly right:
 * - `truncated`: without its last character;
 * - `altered`: with another last character. A key of fewer than five characters is truncated: three of them can't be hidden;
 * - `extended`: with more characters behind it;
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
      return [...key].length < 5
        ? withoutLast(key)
        : `${withoutLast(key)}${otherQuarter.test(key) ? 'b' : 'j'}`;
    case 'extended':
      return `${key}x7`;
    case 'padded':
      return ` ${key} `;
    case 'otherCase':
      return [...key].map(inOtherCase).join('');
  }
}

const withoutLast = (key: string): string => [...key].slice(0, -1).join('');

/**
 * Keys whose last character becomes `b`; in all others it becomes `j`. A decoder of base64 may take `j` and all from `g` to `v` for
 * the same as the last character. `J` is `j` in another letter case.
 */
const otherQuarter = /[g-vJ]$/;

const inOtherCase = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
