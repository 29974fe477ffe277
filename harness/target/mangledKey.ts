/** How the right key is mangled (AUTH-3). */
export type MangledKey = 'truncated' | 'extended' | 'padded' | 'otherCase';

/**
 * A key that is nearly right: without its last character, with extra characters after it, with a blank before and after it, or
 * with the case of every letter changed. The last one equals the key if it has no letter. The result reveals the key, so it is as
 * secret.
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
