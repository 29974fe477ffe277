import { compareReads, type ReadComparison } from '../../harness/canonical/compareReads.ts';
import type { Evidence, EvidenceSpec } from '../../harness/evidence/Evidence.ts';
import type { Place } from '../../specs/Clause.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { evidenceKey } from '../kernel/probe.ts';
import { brackets, laterIn } from '../settle/brackets.ts';
import { limitOf, recordsRead } from './listed.ts';
import { asRead } from './majority.ts';

/**
 * A Get at another address of its format, beside the same read at the default one (`before`), both made already; where
 * they differ, all is read anew in a bracket. On a bare named route the format is the one that the server picked.
 */
export const sameElsewhere = (place: Place & { readonly operation: Operation }): EvidenceSpec => {
  const { operation, format, address } = place;
  const scenario = 'same-elsewhere';
  const homeIn = (picked: Format) =>
    evidenceKey({ operation, format: picked, address: defaultAddress(picked) }, 'success');
  return {
    ...{ key: evidenceKey(place, scenario), operation, format, address, scenario, expects: 'success' },
    ...{ apart: true, effect: 'read', requires: [evidenceKey(place, 'success'), homeIn(format)] },
    plan: { calls: [operation.name] },
    gather: async (context) => {
      const first = await context.other(evidenceKey(place, 'success'));
      if (first.kind === 'blocked') return first;
      const { answer } = first.evidence;
      const picked = answer.readAs ?? format;
      const home = { format: picked, address: defaultAddress(picked) };
      const read = context.isPlanned(homeIn(picked)) ? await context.other(homeIn(picked)) : undefined;
      const before =
        read?.kind === 'evidence'
          ? read.evidence.answer
          : await context.call(operation, answer.call.members, home);
      const evidence = await brackets(context, operation, {
        first: { answer, others: { before } },
        home,
        away: {},
        compare: (made) => {
          const { differences = [], records = 1 } = comparisonOf(operation, made) ?? {};
          const isEmpty = [made.answer, made.others.before].every((one) => recordsRead(one).length === 0);
          return { differ: differences.length > 0, stood: records > 0 || isEmpty };
        },
      });
      return { kind: 'evidence', evidence };
    },
  };
};

/** The two reads compared; undefined where one of them brought nothing to compare. Pure. */
export function comparisonOf(operation: Operation, evidence: Evidence): ReadComparison | undefined {
  const { answer, others } = evidence;
  const left = asRead(others.before);
  const right = asRead(answer);
  if (left === undefined || right === undefined) return undefined;
  return compareReads(operation, left, right, {
    again: laterIn(evidence).flatMap((later) => asRead(later) ?? []),
    window: limitOf(answer),
  });
}
