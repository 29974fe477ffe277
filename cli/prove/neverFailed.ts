import type { NeverFailed } from './Proof.ts';

/**
 * The cases that never failed or warned on any server with a fault, grouped by their check (clause and slug). A check is unseen
 * in a format if all of its cases there are among them.
 */
export function neverFailed(cases: readonly string[], failed: ReadonlySet<string>): readonly NeverFailed[] {
  const checks = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const id of cases) {
    const { check, format } = partsOf(id);
    if (failed.has(id)) seen.add(`${format} ${check}`);
    else checks.set(check, [...(checks.get(check) ?? []), id]);
  }
  return [...checks]
    .map(([check, ids]) => {
      const parts = ids.map(partsOf);
      const formats = [...new Set(parts.map(({ format }) => format))].sort();
      return {
        check,
        cases: ids.length,
        operations: [...new Set(parts.map(({ operation }) => operation))].sort(),
        unseenIn: formats.filter((format) => !seen.has(`${format} ${check}`)),
      };
    })
    .sort((a, b) => b.cases - a.cases || (a.check < b.check ? -1 : 1));
}

/** `xml/DiscountGet/FLT-2/own-answers` → `xml`, `DiscountGet`, `FLT-2/own-answers`. */
function partsOf(id: string): {
  readonly format: string;
  readonly operation: string;
  readonly check: string;
} {
  const [format = '', operation = '', ...rest] = id.split('/');
  return { format, operation, check: rest.join('/') };
}
