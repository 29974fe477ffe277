import { memberOf } from './memberOf.ts';

/** What is wrong in an answer: where, and what came. */
export interface Spot {
  readonly path: string | undefined;
  readonly actual: string | undefined;
}

/**
 * The line of the member at the end of a path, in a text with one member per line, as begin and end. If there are several, the
 * path's only index decides, else the only one that holds what came. Undefined if that leaves it open.
 */
export function spotIn(text: string, { path, actual = '' }: Spot): readonly [number, number] | undefined {
  const member = memberOf(path);
  if (member === undefined) return undefined;
  const lines = [...text.matchAll(new RegExp(`^.*(?<![\\w/])${member}(?!\\w).*$`, 'gm'))].map(
    (found) => [found.index, found.index + found[0].length] as const,
  );
  if (lines.length < 2) return lines[0];
  const indexes = path?.match(/\[\d+\]/g) ?? [];
  if (indexes.length === 1) return lines[Number(indexes[0]?.slice(1, -1))];
  const value = actual.replace(/^"|"$/g, '');
  const holding = value === '' ? [] : lines.filter(([from, to]) => text.slice(from, to).includes(value));
  return holding.length === 1 ? holding[0] : undefined;
}
