import type { NeverFailed } from './Proof.ts';

/**
 * The kinds of cases, `<format>/<clause>/<slug>`, of which none failed or warned on any server with a fault: nobody has
 * seen such a check fail.
 */
export function neverFailed(cases: readonly string[], failed: ReadonlySet<string>): readonly NeverFailed[] {
  const kinds = new Map<string, { cases: number; met: boolean }>();
  for (const id of cases) {
    const kind = kindOf(id);
    const { cases: before, met } = kinds.get(kind) ?? { cases: 0, met: false };
    kinds.set(kind, { cases: before + 1, met: met || failed.has(id) });
  }
  return [...kinds]
    .filter(([, { met }]) => !met)
    .map(([kind, { cases: count }]) => ({ kind, cases: count }))
    .sort((a, b) => (a.kind < b.kind ? -1 : 1));
}

/** `xml/DiscountGet/FLT-2/own-answers` → `xml/FLT-2/own-answers`. */
const kindOf = (id: string): string => {
  const [format, , ...rest] = id.split('/');
  return [format, ...rest].join('/');
};
