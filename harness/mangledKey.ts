/** How the right key is spoilt (AUTH-3). */
export type MangledKey = 'truncated' | 'extended' | 'padded' | 'otherCase';

/**
 * A key that is nearly right: without its last character, with further characters behind it, with a blank before and behind
 * it, or with the letter case of every letter changed (the key itself where it holds no letter). It tells of the key, so it is as secret.
 */
export function mangledKey(key: string, how: MangledKey): string {
  switch (how) {
    case 'truncated':
      return [...key].slice(0, -1).join('');
    case 'extended':
      return `${key}x7`;
    case 'padded':
      return ` ${key} `;
    case 'otherCase':
      return [...key].map(inOtherCase).join('');
  }
}

const inOtherCase = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
