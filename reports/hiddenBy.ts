import type { Verdict } from '../harness/verdicts/Verdict.ts';
import type { BlockedRoot } from './blockedRoots.ts';
import type { Finding } from './findings.ts';

/**
 * How many cases each finding keeps from being judged, in the order of the findings. A case that a clause blocks counts for one
 * finding of that clause. That is the one of its operation and format if there is one, else of its format, else the first.
 */
export function hiddenBy(
  all: readonly Finding[],
  blocked: readonly { readonly root: BlockedRoot; readonly cases: readonly Verdict[] }[],
): readonly number[] {
  const counts = all.map(() => 0);
  for (const { root, cases } of blocked.filter(({ root: { kind } }) => kind === 'clause')) {
    const own = all.flatMap((finding, index) => (finding.clause === root.name ? [{ finding, index }] : []));
    for (const { operation, format } of cases) {
      const near = ({ finding }: (typeof own)[number]): number =>
        format.split('+').some((one) => finding.formats.includes(one))
          ? finding.operations.includes(operation)
            ? 2
            : 1
          : 0;
      const nearest = own.toSorted((a, b) => near(b) - near(a))[0]?.index;
      if (nearest !== undefined) counts[nearest] = (counts[nearest] ?? 0) + 1;
    }
  }
  return counts;
}
