import type { Pattern } from './Signature.ts';

/** More of a difference tells no more, and signatures stay small. */
const longest = 300;

/** The pattern of a breach from the ids of its cases, `<format>/<operation>/<clause>[/<kind>]`. */
export function patternOf(clause: string, difference: string, cases: readonly string[]): Pattern {
  const parts = cases.map((id) => id.split('/'));
  return {
    clause,
    difference: difference.slice(0, longest),
    kinds: unique(parts.map(([, , , ...kind]) => kind.join('/'))),
    operations: unique(parts.map(([, operation = '']) => operation)),
    formats: unique(parts.map(([format = '']) => format)),
  };
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();
