import type { Value } from '../../specs/Value.ts';

/**
 * What may come back as anything, with the blanks around it. TYP-12 asks for it only as a SHOULD, or leaves it open: scripts and tags,
 * combining characters, those beyond the BMP or not printable, and a sign at the beginning.
 */
const uncertain = new RegExp(
  `[ \\t]*(?:${[
    '<script\\b[^>]*>[^]*?</script\\s*>',
    '<style\\b[^>]*>[^]*?</style\\s*>',
    '<[a-z/!?][^<>]*>',
    '\\S?\\p{M}+',
    '[\\u{10000}-\\u{10ffff}]',
    '(?!\\s)\\p{C}',
    '^[=+\\-@]+',
  ].join('|')})[ \\t]*`,
  'giu',
);

/** Blanks that may come back as others: tabs, CR with its LF, and several in a row. A run of them is one, or a search could take ages. */
const uncertainBlanks = /[ \t]*(?:[\t\r]\n?| {2})[ \t\r\n]*/g;

/**
 * Whether all that differs between two texts is what TYP-12 at most warns about. So it is no difference between two formats either (XF-1,
 * XF-2). Nil stands for empty text.
 */
export function isAlteredAsItMay(left: Value, right: Value): boolean {
  const [one, other] = [left ?? '', right ?? ''];
  if (typeof one !== 'string' || typeof other !== 'string' || one === other) return false;
  return keepsTheRest(one.trim(), other.trim()) || keepsTheRest(other.trim(), one.trim());
}

/** Whether the parts that must come back are all in the altered text, in order. Anything may stand between them. */
function keepsTheRest(text: string, altered: string): boolean {
  const parts = text.split(uncertain).map((part) => part.split(uncertainBlanks).map(literally).join('\\s*'));
  // One search for each part: a single pattern would try all ways to part the text.
  let end = 0;
  return parts.every((part, index) => {
    const [before, behind] = [index === 0 ? '^' : '', index === parts.length - 1 ? '$' : ''];
    const search = new RegExp(`${before}${part}${behind}`, 'g');
    search.lastIndex = end;
    const isThere = search.test(altered);
    end = search.lastIndex;
    return isThere;
  });
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
