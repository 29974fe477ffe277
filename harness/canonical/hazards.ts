import { isRecord } from '../../specs/isRecord.ts';
import type { Value } from '../../specs/Value.ts';
import type { Difference } from './Difference.ts';
import { hazard, lookAlike, withoutEscapes } from './isGarbled.ts';
import type { PlacedRecord } from './keyedRecords.ts';

/** Where a text stands in a record. Formats write each of these in a way of its own. */
type Depth = 'member' | 'nested' | 'item';

interface PlacedText {
  readonly text: string;
  readonly depth: Depth;
}

/**
 * What may be garbled about a text, as words: each character that is syntax somewhere or beyond ASCII, and what else the text looks
 * like.
 */
function hazardsOf({ text, depth }: PlacedText): readonly string[] {
  const characters = [...text].filter((character) => hazard.test(character));
  const kind = lookAlike.test(text.trim()) ? [`like ${looksLike(text.trim())}`] : [];
  return [...new Set([...characters, ...kind])].map((word) => `${depth} ${word}`);
}

/** The form of a number or date, with a 9 for its digits; of anything else the first letter. */
const looksLike = (text: string): string =>
  /^\d/.test(text)
    ? `${/^0\d/.test(text) ? '0' : ''}${text.replace(/\d+/g, '9')}`
    : text.charAt(0).toLowerCase();

/** The hazards that stand in texts which are the same in both reads of a record: both formats write them well. */
export function keptHazards(
  pairs: readonly { readonly left: readonly PlacedRecord[]; readonly right: readonly PlacedRecord[] }[],
): ReadonlySet<string> {
  const kept = new Set<string>();
  for (const { left, right } of pairs) {
    const written = new Set(right.flatMap(({ record }) => textsIn(record)).map(nameOf));
    for (const { record } of left)
      for (const placed of textsIn(record))
        if (written.has(nameOf(placed))) for (const word of hazardsOf(placed)) kept.add(word);
  }
  return kept;
}

const nameOf = ({ text, depth }: PlacedText): string => `${depth} ${text}`;

function textsIn(value: Value, depth: Depth = 'member'): readonly PlacedText[] {
  if (typeof value === 'string') return [{ text: value, depth }];
  if (Array.isArray(value))
    return (value as readonly Value[]).flatMap((one) =>
      textsIn(one, typeof one === 'string' ? 'item' : depth),
    );
  if (!isRecord(value)) return [];
  return Object.values(value).flatMap((one) =>
    textsIn(one ?? null, isRecord(one) || Array.isArray(one) ? 'nested' : depth),
  );
}

/** Text that begins with a sign and is not a number, such as a telephone number. */
const signedText = /^[=+\-@].*[ a-df-z]/i;

/**
 * Whether both texts hold the same hazards in the same order, so that neither format lost one of them. Texts that are the same but for their
 * blanks and for what may be an escape are left to TYP-12.
 */
function holdTheSameHazards(left: Value | undefined, right: Value | undefined): boolean {
  if (typeof left !== 'string' || typeof right !== 'string') return false;
  const texts = [left.trim(), right.trim()] as const;
  const [one, other] = texts.map((text) => [...text].filter((letter) => hazard.test(letter)).join(''));
  const areSigned = texts.every((text) => signedText.test(text)) && texts[0][0] === texts[1][0];
  if (one !== other || (!areSigned && texts.some((text) => lookAlike.test(text)))) return false;
  return withoutEscapes(texts[0]) !== withoutEscapes(texts[1]);
}

/**
 * Whether a difference between two texts may be the work of a format. What a format garbles, it drops, doubles or writes as other
 * characters. So not all hazards are the same in both texts, and some of them are nowhere seen to be kept.
 */
export function mayBeGarbled({ left, right, leftPath }: Difference, kept: ReadonlySet<string>): boolean {
  if (holdTheSameHazards(left, right)) return false;
  const [, ...way] = leftPath.split('.');
  const depth: Depth = leftPath.endsWith(']') ? 'item' : way.length > 1 ? 'nested' : 'member';
  const texts = [left, right].filter((value) => typeof value === 'string');
  return texts.flatMap((text) => hazardsOf({ text, depth })).some((word) => !kept.has(word));
}
