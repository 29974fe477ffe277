import { compareReads, type ReadComparison } from '../../harness/canonical/compareReads.ts';
import type { Evidence, EvidenceSpec, GatherContext } from '../../harness/Evidence.ts';
import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import type { Place } from '../../specs/Clause.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { found } from '../kernel/gathered.ts';
import { evidenceKey } from '../kernel/Scenario.ts';
import { brackets, laterIn } from '../settle/brackets.ts';
import { asRead, windowOf } from './majority.ts';

/**
 * A Get at another address of its format, beside the same read at the default one (`before`), both made already; where
 * they differ, all is read anew in a bracket. On a bare named route the format is the one that the server picked.
 */
export const sameElsewhere = (place: Place & { readonly operation: Operation }): EvidenceSpec => {
  const { operation, format, address } = place;
  const there = evidenceKey(place, 'success');
  const home = evidenceKey({ operation, format, address: defaultAddress(format) }, 'success');
  return {
    key: evidenceKey(place, 'same-elsewhere'),
    operation,
    format,
    address,
    scenario: 'same-elsewhere',
    expects: 'success',
    apart: true,
    effect: 'read',
    requires: [there, home],
    plan: { calls: [operation.name] },
    gather: async (context) => {
      const first = await context.other(there);
      if (first.kind === 'blocked') return first;
      const { answer } = first.evidence;
      const picked = answer.readAs ?? format;
      const before = await atHome(context, operation, picked, answer.call.members);
      const evidence = await brackets(context, operation, {
        first: { answer, others: { before } },
        home: { format: picked, address: defaultAddress(picked) },
        away: {},
        compare: (made) => comparedIn(operation, made),
      });
      return found(evidence.answer, evidence.others);
    },
  };
};

async function atHome(
  context: GatherContext,
  operation: Operation,
  format: Format,
  members: Parameters<GatherContext['call']>[1],
) {
  const address = defaultAddress(format);
  const key = evidenceKey({ operation, format, address }, 'success');
  const gathered = context.isPlanned(key) ? await context.other(key) : undefined;
  return gathered?.kind === 'evidence'
    ? gathered.evidence.answer
    : context.call(operation, members, { format, address });
}

/** The two reads compared; undefined where one of them brought nothing to compare. Pure. */
export function comparisonOf(operation: Operation, evidence: Evidence): ReadComparison | undefined {
  const { answer, others } = evidence;
  const left = asRead(others.before);
  const right = asRead(answer);
  if (left === undefined || right === undefined) return undefined;
  return compareReads(operation, left, right, {
    again: laterIn(evidence).flatMap((later) => asRead(later) ?? []),
    window: windowOf(answer.call.members),
  });
}

function comparedIn(operation: Operation, evidence: Evidence) {
  const { differences = [], records = 1 } = comparisonOf(operation, evidence) ?? {};
  const isEmpty = [evidence.answer, evidence.others.before].every(
    (answer) => recordsIn(operation, answer?.decoded?.value).length === 0,
  );
  return { differ: differences.length > 0, stood: records > 0 || isEmpty };
}
